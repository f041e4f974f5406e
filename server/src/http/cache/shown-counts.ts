import type { PublicCounts, PublicState } from '../../features/events/lists/read-public-state.js';

/** The counts that a page or an answer shows of each event. */
export type ShownCounts = Map<string, Partial<PublicCounts>>;

export const countNames = ['signUpCount', 'waitingCount', 'placesLeft'] as const;

/** Whether every count that is shown is still true. */
export function areCurrent(shown: ShownCounts, { counts }: PublicState): boolean {
  return [...shown].every(([id, own]) => {
    const current = counts.get(id);
    return countNames.every((name) => own[name] === undefined || own[name] === current?.[name]);
  });
}
