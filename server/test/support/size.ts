/** Set by `pnpm chaos` alone: see vitest.chaos.config.ts. */
const isWhole = process.env.TEST_SIZE === 'whole';

/** The count of people, rows, rounds or runs of a test: small in `pnpm test`, whole in `pnpm chaos`. */
export const size = ({ small, whole }: { small: number; whole: number }): number => (isWhole ? whole : small);
