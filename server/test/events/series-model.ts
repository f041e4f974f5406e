import { Temporal } from 'temporal-polyfill';

/** One event of a series, as a list in memory has it. */
export interface ModelEvent {
  date: string;
  title: string;
  location: string;
  /** The act that has cancelled it; null: it takes place. */
  cancelledBy: number | null;
  isDeleted: boolean;
}

export interface Act {
  kind: 'change' | 'cancel' | 'undo' | 'delete';
  /** Which event of the list. */
  index: number;
  isFollowing: boolean;
  title: string | null;
  location: string | null;
  days: number;
}

interface Outcome {
  events: ModelEvent[];
  /** The places in the list of those that are named as left. */
  skipped: number[];
  isRefused: boolean;
}

const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;

export const moved = (date: string, days: number): string =>
  String(Temporal.PlainDate.from(date).add({ days }));

/** A series of every week after an act, by the rules of the decision record alone. */
export function after(events: readonly ModelEvent[], act: Act, number: number): Outcome {
  const refused = { events: [...events], skipped: [], isRefused: true };
  const own = events[act.index];
  if (!own || own.isDeleted) return refused;
  if (act.kind === 'undo') {
    const undone = events.map((each) =>
      own.cancelledBy !== null && each.cancelledBy === own.cancelledBy && !each.isDeleted
        ? { ...each, cancelledBy: null }
        : each,
    );
    return { events: undone, skipped: [], isRefused: false };
  }
  if (own.cancelledBy !== null && act.kind !== 'delete') return refused;
  const isMeant = (each: ModelEvent) =>
    each === own || (act.isFollowing && each.date > own.date && !each.isDeleted && each.cancelledBy === null);
  const ending = act.kind === 'cancel' ? { cancelledBy: number } : { isDeleted: true };
  if (act.kind !== 'change') {
    const ended = events.map((each) => (isMeant(each) ? { ...each, ...ending } : each));
    return { events: ended, skipped: [], isRefused: false };
  }
  return changed(events, own, act, isMeant) ?? refused;
}

function changed(
  events: readonly ModelEvent[],
  own: ModelEvent,
  { title, location, days }: Act,
  isMeant: (event: ModelEvent) => boolean,
): Outcome | null {
  const fields = {
    ...(title !== null && title !== own.title && { title }),
    ...(location !== null && location !== own.location && { location }),
  };
  const isSame = (each: ModelEvent) =>
    (fields.title === undefined || each.title === own.title) &&
    (fields.location === undefined || each.location === own.location) &&
    (days === 0 || daysBetween(own.date, each.date) % 7 === 0);
  const isChange = Object.keys(fields).length > 0 || days !== 0;
  const next = events.map((each) =>
    isMeant(each) && isSame(each) ? { ...each, ...fields, date: moved(each.date, days) } : each,
  );
  const dates = next.filter(({ isDeleted }) => !isDeleted).map(({ date }) => date);
  if (new Set(dates).size < dates.length) return null;
  const skipped = events.flatMap((each, index) =>
    isChange && isMeant(each) && !isSame(each) ? [index] : [],
  );
  return { events: next, skipped, isRefused: false };
}
