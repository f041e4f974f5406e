import type { MessageAudience, MessageStatus } from '../../gql/types';
import { formatCount } from '../../ui/texts/count';

/** The audiences of the form, the widest first. */
export const audiences: Record<MessageAudience, string> = {
  ALL: 'Everybody with a place',
  ARRIVED: 'People who arrived',
  NOT_ARRIVED: 'People who have not arrived',
  WAITING: 'Waiting list',
  SELECTED: 'Chosen people',
};

export function audienceName(audience: MessageAudience, alsoLaterSignUps = false): string {
  const name = audiences[audience];
  return alsoLaterSignUps ? `${name}, also later ones` : name;
}

export const statuses: Record<MessageStatus, string> = {
  SCHEDULED: 'Scheduled',
  SENDING: 'Sending',
  SENT: 'Sent',
  CANCELLED: 'Cancelled',
};

/** In the place of the status of a scheduled message whose time a change of the event has moved into the past. */
export const WAITS = 'Waits for you';
export const WAITS_FOR_TEAM =
  'The event was moved, and the time of this message has passed. Send it now, or choose another time.';

export const ABOUT = 'Mails about changes, cancellation, money and tickets go out by themselves.';
export const NOTHING_YET = 'No message has been written yet.';
export const LOAD_FAILED = 'The messages could not be loaded. Please try again';
export const NOT_SENT = 'The message could not be sent. Please try again';
export const SCHEDULED = 'The message is scheduled.';
export const SENT = 'The message goes out in five minutes. Until then you can undo it.';
export const CHANGED = 'The message is changed.';
export const CANCELLED = 'The message is cancelled and will not be sent.';
export const TEST_ASKED = 'A test is on its way to you.';
export const HOW_TO_WRITE =
  'Leave a line empty for a new paragraph. You can write *emphasis*, **strong** and [links](https://example.org).';
export const MUTE_BELOW = 'In the mail, a link mutes messages about this event.';
export const SUBJECT_REQUIRED = 'subject is required';
export const TEXT_REQUIRED = 'text is required';
export const HOURS_WRONG = 'Choose a whole number of hours, from 0 to 8,760';
export const TIME_MISSING = 'Choose a day and a time';

/** @param time by the clocks of the event */
export function goesOutAt(time: string): string {
  return `It goes out at ${time}. Until then you can undo it.`;
}

/** @param hours of a message that is scheduled by the event */
export function hoursBefore(hours: number): string {
  return `${hours} ${hours === 1 ? 'hour' : 'hours'} before the start`;
}

export function hoursAfter(hours: number): string {
  return `${hours} ${hours === 1 ? 'hour' : 'hours'} after the end`;
}

export function people(count: number): string {
  return count === 1 ? '1 person' : `${formatCount(count)} people`;
}

/** The number of people who get a message, and of those who do not. */
export function readers({
  recipientCount,
  mutedCount,
  unreachableCount,
}: {
  recipientCount: number;
  mutedCount: number;
  unreachableCount: number;
}): { gets: string; rest: string } {
  const gets = `${people(recipientCount)} ${recipientCount === 1 ? 'gets' : 'get'} it.`;
  const muted = mutedCount > 0 && `${people(mutedCount)} muted messages`;
  const unreachable =
    unreachableCount > 0 &&
    `${formatCount(unreachableCount)} ${unreachableCount === 1 ? 'address does' : 'addresses do'} not work`;
  const rest = [muted, unreachable].filter(Boolean).join(', ');
  return { gets, rest: rest && `${rest}.` };
}

/** Of the people with a place. */
export function unreachable(count: number): string {
  return `Mail does not reach ${people(count)}.`;
}

export function addressDoesNotWork(name: string, email: string): string {
  return `${name}: the address ${email} does not work. ${name} sees it on the event’s page, too.`;
}

export const CHOSEN_REQUIRED = 'Choose at least one person';
export const SEARCH_PEOPLE = 'Add people';
export const NOBODY_FOUND = 'No name or address matches your search.';
export const SEARCH_FAILED = 'The people could not be searched. Please try again';
export const CHOSEN_BEFORE = 'The people who were chosen before stay, unless you choose others here.';

export const RENDERING = 'The preview is on its way...';
export const NO_PREVIEW = 'The preview could not be loaded.';

export function fromAndReplies({ from, replyTo }: { from: string; replyTo: string }): string {
  return `From ${from}. Answers go to ${replyTo}.`;
}
