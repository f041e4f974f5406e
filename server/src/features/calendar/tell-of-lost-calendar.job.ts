import type { Job } from '../../platform/jobs/job.js';
import { Account } from '../accounts/account.entity.js';
import type { JobParts } from '../job-parts.js';
import { lostCalendarMail } from '../mail/lost-calendar-mail.js';

export const tellOfLostCalendar: Job<{ accountId: string }> = { name: 'tell-of-lost-calendar' };

/** Tells a person that their calendar is not kept up to date any more. */
export async function runTellOfLostCalendar(
  { database, settings, mail }: JobParts,
  { accountId }: { accountId: string },
): Promise<void> {
  const account = await database.findOneBy(Account, { id: accountId });
  if (!account) return;
  const { productName, publicUrl } = settings;
  const { name, email } = account;
  await mail.send(await lostCalendarMail({ productName, publicUrl, name, email }));
}
