import { z } from 'zod';
import { defineJob } from '../define-job.js';
import { findEvent } from '../events/find-event.js';
import { placeOfferMail } from './place-offer.mail.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

/** Tells a person who waits that a place is held for them. An offer that is over by now needs no mail. */
export const sendPlaceOfferMailJob = defineJob({
  name: 'send-place-offer-mail',
  schema: z.object({ entryId: z.uuid() }),
  run: async ({ database, settings, services }, { entryId }) => {
    const entry = await database.findOneBy(WaitingListEntry, { id: entryId });
    const event = entry && (await findEvent(database, entry.eventId));
    if (!event || !entry.offerExpiresAt || entry.offerExpiresAt <= services.clock.now()) return;
    const { productName, publicUrl } = settings;
    const { name, email } = entry.contact;
    const { offerExpiresAt } = entry;
    const cover = await services.covers(event);
    await services.mail.send(
      await placeOfferMail({ productName, publicUrl, event, cover, name, email, offerExpiresAt }),
    );
  },
});
