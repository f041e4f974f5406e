import { z } from 'zod';
import { findAccount } from '../../accounts/find-account.js';
import { defineJob } from '../../define-job.js';
import { findEvent } from '../find-event.js';
import { EventMember } from '../team/event-member.entity.js';
import { EventRole } from '../team/event-roles.js';
import { myEventsPage, staffEventPage } from '../texts/event-page.js';
import { hostOfferMail } from './host-offer.mail.js';

/** Asks a person of a team whether they want to be shown as a host: not where they have decided, or the offer is taken back. */
export const sendHostOfferJob = defineJob({
  name: 'send-host-offer',
  schema: z.object({ eventId: z.uuid(), accountId: z.uuid() }),
  run: async ({ database, settings, services }, { eventId, accountId }) => {
    const offer = await database.findOneBy(EventMember, { eventId, accountId, offeredAsHost: true });
    const event = offer && (await findEvent(database, eventId));
    const account = event && (await findAccount(database, accountId));
    if (!account) return;
    const { brand, publicUrl } = settings;
    const owner = await findAccount(database, event.createdById);
    await services.mail.send(
      await hostOfferMail({
        brand,
        ownerName: owner?.name ?? '',
        eventTitle: event.title,
        name: account.name,
        email: account.email,
        // Editors have the page of the staff. Helpers at the door find the team beside the events they help at.
        link: offer.role === EventRole.DOOR ? myEventsPage(publicUrl) : staffEventPage(publicUrl, eventId),
      }),
    );
  },
});
