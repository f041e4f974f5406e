import type { ScanOutcome } from '../../gql/types';
import { formatCount } from '../../ui/texts/count';

export const DOOR_FAILED = 'The door could not be loaded. Please try again';
export const PASSES_FAILED = 'The door passes could not be loaded. Please try again';
export const NO_SCANS =
  'There are no scans yet. Open the door page on a phone, or add a door pass for a helper.';
export const NOT_DONE = 'This did not work. Please try again.';
export const ON_PHONE = 'Scan this with a phone on which you are logged in. It opens the door page.';
export const outcomes: Record<ScanOutcome, string> = {
  ADMITTED: 'Welcome',
  ADMITTED_TWICE: 'Admitted twice',
  ALREADY_IN: 'Already in',
  CANCELLED_PLACE: 'Place given back',
  OTHER_EVENT: 'Other event',
  UNKNOWN_CODE: 'Unknown code',
};
export const newScans = (count: number) => `${count} new ${count === 1 ? 'scan' : 'scans'}`;
export const undone = (name: string) => `${name} is not checked in any more.`;
export const conflictsTitle = (count: number) =>
  count === 1 ? '1 person to look at' : `${count} people to look at`;
export const CONFLICTS =
  'A phone without network let these people in. When it sent its scans, the server knew something else.';
export const moreConflicts = (count: number) => `and ${count} more`;

interface Conflict {
  outcome: ScanOutcome;
  /** `Yard, 18:44` */
  here: string;
  /** Where and when the same ticket had been used before. */
  before: string | null;
  otherEvent: string | null;
}

/** The reason why a scan is a conflict, with both doors and times. */
export function conflict({ outcome, here, before, otherEvent }: Conflict): string {
  if (outcome === 'CANCELLED_PLACE') return `The place was given back before. Let in at ${here}.`;
  if (outcome === 'OTHER_EVENT')
    return `The ticket is for ${otherEvent ? `“${otherEvent}”` : 'another event'}. Let in at ${here}.`;
  if (outcome === 'UNKNOWN_CODE') return `The code is unknown. Let in at ${here}.`;
  return before ? `One ticket, twice: ${before}, then ${here}.` : `One ticket, twice. Let in at ${here}.`;
}

export const PASSES = 'A pass lets a helper scan without an account. It shows names, never addresses.';
export const NO_PASSES = 'There are no passes yet.';
export const passRights = ({ maySearch, mayUndo }: { maySearch: boolean; mayUndo: boolean }) =>
  ['Scan', ...(maySearch ? ['search'] : []), ...(mayUndo ? ['undo'] : [])].join(', ');
export const passesEnd = (moment: string) => `Passes end 12 hours after the event: ${moment}.`;
export const endQuestion = (name: string) => `End the pass “${name}”?`;
export const ENDING =
  'It stops working at once, and this cannot be undone. Scans that its phone has not sent yet are still taken.';
export const ended = (name: string) => `The pass “${name}” has ended.`;
export const NAME_REQUIRED = 'name is required';
export const NAME_TOO_LONG = 'A name has at most 80 characters';
export const forHelper = (title: string) => `For a helper at “${title}”. No account needed.`;
export const NAME_HINT = 'You see it beside every scan.';
export const passFor = (name: string) => `Pass for “${name}”`;
export const SCAN_PASS = 'The helper scans this with the camera of a phone. It is shown only now.';
export const PASS_WARNING =
  'The link works for each phone that opens it, until the pass ends. You see when it was used last, and can end it at any time.';
export const LINK_COPIED = 'Link copied';
export const COPY_FAILED = 'The link could not be copied. Please select it and copy it yourself';

export const notArrived = (count: number) => `${formatCount(count)} not arrived`;
export const NOBODY_WAITS = 'No people wait for a place, so these places stay with the people who have them.';
export const RELEASING =
  'Their places go to the next in line five minutes later, and they get a mail. Until then you can undo it. Paid places stay, and are not counted here.';
export const release = (count: number) =>
  count === 1 ? 'Release 1 place' : `Release ${formatCount(count)} places`;
export const released = (time: string) =>
  `Their places go to the next in line at ${time}. People who arrive by then keep theirs.`;
export const RELEASE_UNDONE = 'No place is released. All people keep theirs.';
export const RELEASED = 'Their places are given to the next in line now.';
