import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { Account } from '../../accounts/account.entity.js';
import { findAccount } from '../../accounts/find-account.js';
import { hashOfToken } from '../../accounts/token-hash.js';
import { defineJob } from '../../define-job.js';
import { findEvent } from '../find-event.js';
import { EventInvitation } from './event-invitation.entity.js';
import { eventInvitationMail } from './event-invitation.mail.js';

/**
 * Sends the link by which a person joins the team of an event or takes the event over. The secret, 128 random bits, is made here, so
 * that it is in no queue, and it stands behind a #, so that it reaches no server's log. A link that was sent before works no more.
 */
export const sendEventInvitationJob = defineJob({
  name: 'send-event-invitation',
  schema: z.object({ invitationId: z.uuid() }),
  run: async ({ database, settings, services }, { invitationId: id }) => {
    const invitation = await database.findOneBy(EventInvitation, { id });
    const event = invitation && (await findEvent(database, invitation.eventId));
    if (!event) return;
    const token = randomBytes(16).toString('base64url');
    const { affected } = await database.update(EventInvitation, id, { secretHash: hashOfToken(token) });
    if (!affected) return;
    const { brand, publicUrl } = settings;
    const { email: to, role, expiresAt } = invitation;
    const owner = await findAccount(database, event.createdById);
    const invited = await database.findOneBy(Account, { email: to });
    const link = `${publicUrl}/invitation#${token}`;
    const mail = {
      brand,
      ownerName: owner?.name ?? '',
      eventTitle: event.title,
      to,
      isProven: invited?.emailVerifiedAt != null,
      role,
      expiresAt,
      link,
    };
    await services.mail.send({ ...(await eventInvitationMail(mail)), isAsking: true });
  },
});
