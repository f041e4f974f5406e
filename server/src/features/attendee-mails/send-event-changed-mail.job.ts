import { z } from 'zod';
import type { Job } from '../../platform/jobs/job.js';
import { defineJob, type JobContext } from '../define-job.js';
import { placesById } from '../sign-ups/lists/places.loader.js';
import { changedPlace, noteTold } from './changed-place.js';
import { eventChangedMail } from './event-changed.mail.js';
import { holdBackIfCancelled } from './hold-back-if-cancelled.js';

/** Tells one attendee by mail what has changed, see changedPlace. */
export const sendEventChangedMailJob: Job<JobContext, { signUpId: string }> = defineJob({
  name: 'send-event-changed-mail',
  schema: z.object({ signUpId: z.uuid() }),
  run: async (context, { signUpId }) => {
    const { database, loaders, settings, services } = context;
    const place = await loaders.of(placesById).load(signUpId);
    if (!place) return;
    const { event } = place;
    if (await holdBackIfCancelled(context, event, sendEventChangedMailJob, { signUpId })) return;
    const changed = await changedPlace(context, place);
    if (!changed) return;
    const { brand, publicUrl } = settings;
    const { name, email } = changed.contact;
    const cover = await services.covers(event);
    const mailed = { ...changed, brand, publicUrl, cover, signUp: { name, email } };
    await services.mail.send(await eventChangedMail(mailed));
    await noteTold(database, [changed]);
  },
});
