import { transaction } from '../../platform/database/connection/transaction.js';
import { requireViewer } from '../accounts/access-rules.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { findEvent } from '../events/find-event.js';
import {
  GoogleAuthorizationRevokedError,
  GoogleRejectedError,
  GoogleUnreachableError,
} from '../google/google-gateway.js';
import { findStoredAuthorization, markDisconnected } from '../google/stored-authorization.js';
import { findSignUpOf } from '../sign-ups/find-sign-up.js';
import { findCalendarPlace } from '../sign-ups/in-calendars/calendar-place.js';
import { markAddedToCalendar } from '../sign-ups/in-calendars/mark-added-to-calendar.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import { UserError } from '../user-error.js';
import { resyncIfEventChanged } from './calendar-entry.jobs.js';
import { calendarEntry } from './calendar-entry.js';
import { followLostEntry } from './follow-calendar-entry.job.js';

/**
 * Puts an event that the viewer signed up to into their own Google Calendar. Doing it again writes the same entry
 * again, one that was deleted by hand included.
 * @throws UserError EVENT_NOT_FOUND, EVENT_CANCELLED, NOT_SIGNED_UP, CALENDAR_NOT_CONNECTED, CALENDAR_AUTHORIZATION_REQUIRED,
 *   CALENDAR_UNAVAILABLE, DATE_OR_TIME_MISSING, INVALID_TIME_FORMAT, INVALID_DATE_TIME_FORMAT
 */
export async function addEventToCalendar(
  context: Context,
  { eventId }: { eventId: string },
): Promise<SignUp> {
  const { accountId } = requireViewer(context.viewer);
  const { database, settings, services } = context;
  const { google, clock } = services;
  if (!google) throw new UserError(ErrorCode.CALENDAR_UNAVAILABLE);
  const event = await findEvent(database, eventId);
  if (!event) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
  const signUp = await findSignUpOf(database, { eventId, accountId });
  if (!signUp) throw new UserError(ErrorCode.NOT_SIGNED_UP);
  if (event.cancelledAt) throw new UserError(ErrorCode.EVENT_CANCELLED);
  const { state, refreshToken, encrypted } = await findStoredAuthorization(context, accountId);
  if (state === 'DISCONNECTED') throw new UserError(ErrorCode.CALENDAR_AUTHORIZATION_REQUIRED);
  if (!refreshToken || !encrypted) throw new UserError(ErrorCode.CALENDAR_NOT_CONNECTED);

  const place = { signUpId: signUp.id, ...(await findCalendarPlace(database, signUp)) };
  const entry = calendarEntry(event, place, settings.publicUrl);
  const unfollow = await followLostEntry(context, signUp, place);
  await google.putEntry(refreshToken, entry).catch(async (error: unknown) => {
    if (error instanceof GoogleRejectedError) await unfollow();
    throw await toUserError(context, { accountId, encrypted }, error);
  });
  const addedToCalendarAt = clock.now();
  await transaction(database, async (manager) => {
    if (await resyncIfEventChanged(context, manager, eventId, { accountId, place, entry }))
      await markAddedToCalendar(manager, signUp.id, addedToCalendarAt);
  });
  context.log.info({ accountId, eventId }, 'event added to a calendar');
  return { ...signUp, addedToCalendarAt };
}

async function toUserError(
  context: Context,
  { accountId, encrypted }: { accountId: string; encrypted: string },
  err: unknown,
): Promise<unknown> {
  if (err instanceof GoogleAuthorizationRevokedError) {
    await markDisconnected(context, context.database, { accountId, encrypted });
    return new UserError(ErrorCode.CALENDAR_AUTHORIZATION_REQUIRED);
  }
  if (!(err instanceof GoogleRejectedError || err instanceof GoogleUnreachableError)) return err;
  context.log.warn({ err, accountId }, 'Google does not take an entry');
  return new UserError(ErrorCode.CALENDAR_UNAVAILABLE);
}
