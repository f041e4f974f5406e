import { z } from 'zod';
import { ErrorCode } from '../error-code.js';
import type { Event } from '../events/event.entity.js';
import { parseInput, requiredName, requiredText } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { JOINED_BY_SIGN_UP, MessageAudience } from './message-audience.js';
import { dueAt, type SendTime } from './message-time.js';

export const MAX_SUBJECT = 150;
export const MAX_TEXT = 5_000;
const MAX_SELECTED = 1_000;
const MAX_HOURS = 8_760;
/** Milliseconds. */
const YEAR = 366 * 24 * 60 * 60 * 1_000;

const words = z.object({ subject: requiredName(MAX_SUBJECT), text: requiredText(MAX_TEXT) });

export interface MessageTime {
  at?: Date | null;
  hoursBeforeStart?: number | null;
  hoursAfterEnd?: number | null;
}

/** A message as a person writes it. */
export interface GivenMessage {
  subject: string;
  text: string;
  audience: MessageAudience;
  signUpIds?: string[] | null;
  send?: MessageTime | null;
  alsoLaterSignUps: boolean;
}

export type CheckedMessage = ReturnType<typeof checkMessage>;

/** @throws UserFailure REQUIRED, TOO_LONG */
export function checkWords(given: Pick<GivenMessage, 'subject' | 'text'>): z.output<typeof words> {
  return parseInput(words, given);
}

/**
 * The columns of a message as it was given.
 * @throws UserFailure REQUIRED, TOO_LONG, SIGN_UP_NOT_FOUND, TOO_MANY, INVALID_SEND_TIME
 */
export function checkMessage(given: GivenMessage, event: Event, now: Date) {
  const { audience } = given;
  const isSelected = audience === MessageAudience.SELECTED;
  return {
    ...checkWords(given),
    audience,
    signUpIds: isSelected ? checkSelected(given.signUpIds ?? []) : null,
    ...checkTime(given.send ?? {}, event, now),
    alsoLaterSignUps: given.alsoLaterSignUps && JOINED_BY_SIGN_UP.includes(audience),
  };
}

/** The places themselves are looked for when they are counted. */
function checkSelected(given: readonly string[]): string[] {
  const ids = [...new Set(given.map((id) => id.toLowerCase()))];
  if (ids.length === 0) throw new UserError(ErrorCode.REQUIRED, 'signUpIds');
  if (ids.length > MAX_SELECTED) {
    const message = `Choose at most ${MAX_SELECTED.toLocaleString('en-GB')} people`;
    throw new UserError(ErrorCode.TOO_MANY, 'signUpIds', message);
  }
  if (!ids.every((id) => z.uuid().safeParse(id).success))
    throw new UserError(ErrorCode.SIGN_UP_NOT_FOUND, 'signUpIds');
  return ids;
}

function checkTime(
  { at = null, hoursBeforeStart = null, hoursAfterEnd = null }: MessageTime,
  event: Event,
  now: Date,
) {
  const time: SendTime = { sendAt: at, hoursBeforeStart, hoursAfterEnd };
  if ([at, hoursBeforeStart, hoursAfterEnd].filter((each) => each !== null).length > 1)
    throw invalidTime('Choose one time');
  const hours = hoursBeforeStart ?? hoursAfterEnd ?? 0;
  if (hours < 0 || hours > MAX_HOURS) throw invalidTime('Choose a whole number of hours, from 0 to 8,760');
  const due = dueAt(time, event);
  if (due && due <= now) throw invalidTime('This time has passed. Choose a later one, or send it now');
  if (due && due.getTime() > Math.max(now.getTime(), event.endsAt.getTime()) + YEAR)
    throw invalidTime('Choose a time within a year after the event');
  return time;
}

function invalidTime(message: string): UserError {
  return new UserError(ErrorCode.INVALID_SEND_TIME, 'send', message);
}
