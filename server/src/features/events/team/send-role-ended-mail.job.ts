import { z } from 'zod';
import { findAccount } from '../../accounts/find-account.js';
import { defineJob } from '../../define-job.js';
import { findEvent } from '../find-event.js';
import { EventMember } from './event-member.entity.js';
import { roleEndedMail } from './role-ended.mail.js';

/** Notifies a person whom the owner took out of the team; not where the person is in it again. */
export const sendRoleEndedMailJob = defineJob({
  name: 'send-role-ended-mail',
  schema: z.object({ eventId: z.uuid(), accountId: z.uuid() }),
  run: async ({ database, settings: { productName }, services }, { eventId, accountId }) => {
    const event = await findEvent(database, eventId);
    const account = await findAccount(database, accountId);
    if (!event || !account || (await database.existsBy(EventMember, { eventId, accountId }))) return;
    const { name, email } = account;
    await services.mail.send(await roleEndedMail({ productName, eventTitle: event.title, name, email }));
  },
});
