import { z } from 'zod';
import type { Job } from '../../platform/jobs/job.js';
import { holdBackIfCancelled } from '../attendee-mails/hold-back-if-cancelled.js';
import { defineJob, type JobContext } from '../define-job.js';
import { findEvent } from '../events/find-event.js';
import { placeOfferMail } from './place-offer.mail.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

/** Tells a person who waits that a place is held for them. An offer that is over by now needs no mail. */
export const sendPlaceOfferMailJob: Job<JobContext, { entryId: string }> = defineJob({
  name: 'send-place-offer-mail',
  schema: z.object({ entryId: z.uuid() }),
  run: async (context, { entryId }) => {
    const { database, settings, services } = context;
    const entry = await database.findOneBy(WaitingListEntry, { id: entryId });
    const event = entry && (await findEvent(database, entry.eventId));
    if (!event || !entry.offerExpiresAt || entry.offerExpiresAt <= services.clock.now()) return;
    if (await holdBackIfCancelled(context, event, sendPlaceOfferMailJob, { entryId })) return;
    const { brand, publicUrl } = settings;
    const { name, email } = entry.contact;
    const { offerExpiresAt } = entry;
    const cover = await services.covers(event);
    await services.mail.send(
      await placeOfferMail({ brand, publicUrl, event, cover, name, email, offerExpiresAt }),
    );
  },
});
