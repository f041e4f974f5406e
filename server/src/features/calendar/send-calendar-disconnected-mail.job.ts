import { z } from 'zod';
import { Account } from '../accounts/account.entity.js';
import { defineJob } from '../define-job.js';
import { calendarDisconnectedMail } from './calendar-disconnected.mail.js';

/** Tells a person that their calendar is not updated any more. */
export const sendCalendarDisconnectedMailJob = defineJob({
  name: 'send-calendar-disconnected-mail',
  schema: z.object({ accountId: z.uuid() }),
  run: async ({ database, settings, services }, { accountId }) => {
    const account = await database.findOneBy(Account, { id: accountId });
    if (!account) return;
    const { brand, publicUrl } = settings;
    const { name, email } = account;
    await services.mail.send(await calendarDisconnectedMail({ brand, publicUrl, name, email }));
  },
});
