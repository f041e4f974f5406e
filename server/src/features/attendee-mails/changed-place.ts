import type { EntityManager } from 'typeorm';
import type { JobContext } from '../define-job.js';
import { attendeeNotes } from '../events/texts/attendee-note.js';
import { calendarPlaces } from '../sign-ups/in-calendars/calendar-place.js';
import type { Place } from '../sign-ups/lists/places.loader.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import { AttendeeNotice } from './attendee-notice.entity.js';
import { changedFacts } from './changed-facts.js';
import { EventChange } from './event-change.entity.js';

/**
 * The changes of an event for an attendee, since they signed up or were last told. The event is told as it is now, so a
 * change that was taken back is none, and neither is one that a mail has told of already.
 * @returns null where there are none
 */
export async function changedPlace({ database, loaders }: JobContext, { signUp, event }: Place) {
  const changes = await untoldChanges(database, signUp);
  const [first] = changes;
  const note = await loaders.of(attendeeNotes).load(event.id);
  const facts = first ? changedFacts(first, { ...event, attendeeNote: note }) : [];
  if (facts.length === 0) return null;
  const message = changes.findLast((change) => change.message !== null)?.message ?? null;
  const place = await loaders.of(calendarPlaces).load(signUp);
  return { event, note, place, facts, message, signUpId: signUp.id, contact: signUp.contact };
}

/** Notes that a mail has told of the events as they are. */
export async function noteTold(
  database: EntityManager,
  told: readonly { signUpId: string; event: { revision: number } }[],
): Promise<void> {
  const notices = told.map(({ signUpId, event: { revision } }) => ({ signUpId, revision }));
  await database.upsert(AttendeeNotice, notices, ['signUpId']);
}

/** Changes that an attendee knows nothing of, the earliest first. */
async function untoldChanges(
  database: EntityManager,
  { id: signUpId, eventId, signedUpAt }: SignUp,
): Promise<EventChange[]> {
  const told = await database.findOneBy(AttendeeNotice, { signUpId });
  const changes = await database.find(EventChange, { where: { eventId }, order: { revision: 'ASC' } });
  const knownRevision = told?.revision ?? null;
  return changes.filter(({ revision, changedAt }) =>
    knownRevision === null ? changedAt >= signedUpAt : revision > knownRevision,
  );
}
