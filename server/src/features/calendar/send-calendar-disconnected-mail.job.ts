import type { Job } from '../../platform/jobs/job.js';
import { Account } from '../accounts/account.entity.js';
import type { JobDependencies } from '../job-dependencies.js';
import { calendarDisconnectedMail } from './calendar-disconnected.mail.js';

export const sendCalendarDisconnectedMailJob: Job<{ accountId: string }> = {
  name: 'send-calendar-disconnected-mail',
};

/** Tells a person that their calendar is not kept up to date any more. */
export async function runSendCalendarDisconnectedMail(
  { database, settings, mail }: JobDependencies,
  { accountId }: { accountId: string },
): Promise<void> {
  const account = await database.findOneBy(Account, { id: accountId });
  if (!account) return;
  const { productName, publicUrl } = settings;
  const { name, email } = account;
  await mail.send(await calendarDisconnectedMail({ productName, publicUrl, name, email }));
}
