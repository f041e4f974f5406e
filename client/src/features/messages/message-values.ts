import { serverNow } from '../../apollo/server-clock';
import type { CreateMessageInput, MessageAudience, MessageTimeInput } from '../../gql/types';
import { timings } from '../../timings';
import { formatTime } from '../../ui/dates/time-zone';
import { formatterIn } from '../../ui/dates/zone-formatter';
import { instantIn } from '../../ui/dates/zoned-time';
import { chosenOf } from './chosen-person';
import type { MessageRowFragment } from './gql/message-row';
import * as words from './words';

export type When = 'NOW' | 'BEFORE' | 'AFTER' | 'AT';

/** The fields of the form: texts, as inputs have them. */
export interface MessageValues {
  subject: string;
  text: string;
  audience: string;
  /** The people of the audience SELECTED: see chosen-person.ts. */
  signUpIds: string;
  when: string;
  hours: string;
  date: string;
  time: string;
  /** `yes`, or nothing. */
  later: string;
}

export const emptyMessage: MessageValues = {
  subject: '',
  text: '',
  audience: 'ALL',
  signUpIds: '',
  when: 'NOW',
  hours: '24',
  date: '',
  time: '',
  later: '',
};

/** The audiences that people join by signing up. */
export const canHaveLater = (audience: string) => ['ALL', 'NOT_ARRIVED'].includes(audience);

export function valuesOf(message: MessageRowFragment, timeZone: string): MessageValues {
  const { subject, text, audience, sendAt, hoursBeforeStart, hoursAfterEnd, alsoLaterSignUps } = message;
  const hours = hoursBeforeStart ?? hoursAfterEnd;
  return {
    subject,
    text,
    audience,
    // The API does not say who they are.
    signUpIds: '',
    when: hoursBeforeStart !== null ? 'BEFORE' : hoursAfterEnd !== null ? 'AFTER' : 'AT',
    hours: String(hours ?? 24),
    date: sendAt ? dateIn(sendAt, timeZone) : '',
    time: sendAt ? formatTime(sendAt, timeZone) : '',
    later: alsoLaterSignUps ? 'yes' : '',
  };
}

/** `2027-03-14`, as calendars show it there. */
function dateIn(instant: string, timeZone: string): string {
  return formatterIn(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .format(new Date(instant))
    .split('/')
    .reverse()
    .join('-');
}

/** @param hasOthers whether a message that is changed has chosen people already */
export function mistakesIn(values: MessageValues, hasOthers: boolean) {
  const { subject, text, audience, signUpIds, when, hours, date, time } = values;
  const isByHours = when === 'BEFORE' || when === 'AFTER';
  return {
    ...(audience === 'SELECTED' && signUpIds === '' && !hasOthers && { signUpIds: words.CHOSEN_REQUIRED }),
    ...(subject.trim() === '' && { subject: words.SUBJECT_REQUIRED }),
    ...(text.trim() === '' && { text: words.TEXT_REQUIRED }),
    ...(isByHours &&
      !(/^\d{1,4}$/.test(hours.trim()) && Number(hours) <= 8_760) && { hours: words.HOURS_WRONG }),
    ...(when === 'AT' && (!date || !time) && { date: words.TIME_MISSING }),
  };
}

/** The instant at which a message would go out; null: now, or not typed yet. */
export function instantOf(
  { when, hours, date, time }: MessageValues,
  event: { startsAt: string; endsAt: string; timeZone: string },
): number | null {
  const milliseconds = Number(hours) * 60 * 60 * 1_000;
  if (when === 'NOW' || Number.isNaN(milliseconds)) return null;
  if (when === 'BEFORE') return Date.parse(event.startsAt) - milliseconds;
  if (when === 'AFTER') return Date.parse(event.endsAt) + milliseconds;
  return instantIn(event.timeZone, date, time);
}

export function inputOf(
  values: MessageValues,
  event: { id: string; startsAt: string; endsAt: string; timeZone: string },
): CreateMessageInput {
  const { subject, text, audience, later } = values;
  const chosen = idsOf(values);
  return {
    eventId: event.id,
    subject,
    text,
    audience: audience as MessageAudience,
    ...(chosen && { signUpIds: chosen }),
    send: timeOf(values, event),
    alsoLaterSignUps: later !== '' && canHaveLater(audience),
  };
}

/** The chosen people; null where the audience has none, or keeps those that it had. */
export function idsOf({ audience, signUpIds }: MessageValues): string[] | null {
  return audience === 'SELECTED' && signUpIds !== '' ? chosenOf(signUpIds).map(({ id }) => id) : null;
}

function timeOf(
  values: MessageValues,
  event: { startsAt: string; endsAt: string; timeZone: string },
): MessageTimeInput {
  const { when, hours } = values;
  if (when === 'NOW') return { at: new Date(serverNow() + timings.undo).toISOString() };
  if (when === 'BEFORE') return { hoursBeforeStart: Number(hours) };
  if (when === 'AFTER') return { hoursAfterEnd: Number(hours) };
  const at = when === 'AT' ? instantOf(values, event) : null;
  return at === null ? {} : { at: new Date(at).toISOString() };
}
