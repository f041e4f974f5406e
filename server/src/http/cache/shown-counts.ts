import type { PublicCounts, PublicState } from '../../features/events/read-public-state.js';

/** The counts that a page or an answer shows of each event. */
export type ShownCounts = Map<string, Partial<PublicCounts>>;

export const countNames = ['signUpCount', 'waitingCount', 'placesLeft'] as const;

/** Finds them in the answers that a page was made from, wherever an event is in them. */
export function shownCounts(answers: unknown): ShownCounts {
  const shown: ShownCounts = new Map();
  collect(answers, shown);
  return shown;
}

function collect(value: unknown, shown: ShownCounts): void {
  if (typeof value !== 'object' || value === null) return;
  const object = value as Record<string, unknown>;
  const counts = countNames.filter((name) => object[name] !== undefined);
  if (typeof object.id === 'string' && counts.length > 0) {
    const own = Object.fromEntries(counts.map((name) => [name, object[name]]));
    shown.set(object.id, { ...shown.get(object.id), ...own });
  }
  for (const inner of Object.values(object)) collect(inner, shown);
}

/** Whether every count that is shown is still true. */
export function areCurrent(shown: ShownCounts, { counts }: PublicState): boolean {
  return [...shown].every(([id, own]) => {
    const current = counts.get(id);
    return countNames.every((name) => own[name] === undefined || own[name] === current?.[name]);
  });
}
