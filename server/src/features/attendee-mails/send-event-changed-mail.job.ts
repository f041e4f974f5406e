import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Job } from '../../platform/jobs/job.js';
import { defineJob, type JobContext } from '../define-job.js';
import { attendeeNotes } from '../events/texts/attendee-note.js';
import { calendarPlaces } from '../sign-ups/in-calendars/calendar-place.js';
import { placesById } from '../sign-ups/lists/places.loader.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import { AttendeeNotice } from './attendee-notice.entity.js';
import { changedFacts } from './changed-facts.js';
import { EventChange } from './event-change.entity.js';
import { eventChangedMail } from './event-changed.mail.js';
import { holdBackIfCancelled } from './hold-back-if-cancelled.js';

/**
 * Tells one attendee by mail what has changed since they signed up, or since they were last told. The event is told as it is
 * now, so a change that was taken back is no mail, and neither is one that a mail has told of already.
 */
export const sendEventChangedMailJob: Job<JobContext, { signUpId: string }> = defineJob({
  name: 'send-event-changed-mail',
  schema: z.object({ signUpId: z.uuid() }),
  run: async (context, { signUpId }) => {
    const { database, loaders, settings, services } = context;
    const place = await loaders.of(placesById).load(signUpId);
    if (!place) return;
    const { signUp, event } = place;
    if (await holdBackIfCancelled(context, event, sendEventChangedMailJob, { signUpId })) return;
    const changes = await untoldChanges(database, signUp);
    const [first] = changes;
    const note = await loaders.of(attendeeNotes).load(event.id);
    const facts = first ? changedFacts(first, { ...event, attendeeNote: note }) : [];
    if (facts.length === 0) return;
    const message = changes.findLast((change) => change.message !== null)?.message ?? null;
    const { productName, publicUrl } = settings;
    const { name, email } = signUp.contact;
    const person = { name, email };
    const calendarPlace = await loaders.of(calendarPlaces).load(signUp);
    const cover = await services.covers(event);
    const mailed = {
      productName,
      publicUrl,
      event,
      note,
      cover,
      place: calendarPlace,
      signUp: person,
      facts,
      message,
    };
    await services.mail.send(await eventChangedMail(mailed));
    const { revision } = event;
    await database.upsert(AttendeeNotice, { signUpId, revision }, ['signUpId']);
  },
});

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
