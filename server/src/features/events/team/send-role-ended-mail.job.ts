import { z } from 'zod';
import { findAccount } from '../../accounts/find-account.js';
import { defineJob } from '../../define-job.js';
import { findEvent } from '../find-event.js';
import { EventMember } from './event-member.entity.js';
import { handedOverMail } from './handed-over.mail.js';
import { roleEndedMail } from './role-ended.mail.js';

const endedRole = z.object({
  eventId: z.uuid(),
  accountId: z.uuid(),
  /** The account that has taken the event over from this one. Older versions did not name it; without one the owner took the person out. */
  newOwnerId: z.uuid().optional(),
});

/** Notifies a person whose role at an event has ended: not where they have it again, or where the new owner is not it any more. */
export const sendRoleEndedMailJob = defineJob({
  name: 'send-role-ended-mail',
  schema: endedRole,
  run: async ({ database, settings, services }, { eventId, accountId, newOwnerId }) => {
    const event = await findEvent(database, eventId);
    const account = await findAccount(database, accountId);
    if (!event || !account) return;
    const { name, email } = account;
    const mailed = { brand: settings.brand, eventTitle: event.title, name, email };
    if (newOwnerId !== undefined) {
      const newOwner = await findAccount(database, newOwnerId);
      if (!newOwner || event.createdById !== newOwnerId) return;
      const { publicUrl } = settings;
      await services.mail.send(
        await handedOverMail({ ...mailed, publicUrl, eventId, newOwnerName: newOwner.name }),
      );
    } else if (!(await database.existsBy(EventMember, { eventId, accountId }))) {
      await services.mail.send(await roleEndedMail(mailed));
    }
  },
});
