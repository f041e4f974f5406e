import { formatCount } from '../../../ui/texts/count';
export const CHOOSE = 'Choose which events change';
export const WHICH = 'Which events change?';
export const DATES_AFTER = 'The dates after saving';
export const people = (count: number) => `${formatCount(count)} ${count === 1 ? 'person' : 'people'}`;
/** One person may have several of them. */
export const places = (count: number) => `${formatCount(count)} ${count === 1 ? 'place' : 'places'}`;
export const ONE_EVENT = '1 event';
/** @param range `16 March to 20 April 2027` */
export const following = (count: number, range: string) => `${count} events, ${range}`;
/** @param label of the field by which it shows */
export const editedByHand = (day: string, label: string) =>
  `${day} stays as it is: its ${label} was edited by hand.`;
export const othersByHand = (count: number) => `So do ${count} more.`;
/** @param left the days of the events that were left as they are */
export const updated = (count: number, left: readonly string[]) => {
  const changed = `${count} ${count === 1 ? 'event was' : 'events were'} updated successfully`;
  if (left.length === 0) return changed;
  const days = new Intl.ListFormat('en-GB').format(left);
  return `${changed}. ${days} ${left.length === 1 ? 'stays as it was, because it was' : 'stay as they were, because they were'} edited by hand.`;
};
/** @param rule `Every week, on Tuesday` */
export const position = (rule: string, number: number, count: number) => `${rule} · ${number} of ${count}`;
