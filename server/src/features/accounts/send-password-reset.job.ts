import type { Job } from '../../platform/jobs/job.js';
import type { JobDependencies } from '../job-dependencies.js';
import { Account } from './account.entity.js';
import { EmailTokenPurpose } from './email-token.entity.js';
import { issueEmailToken } from './email-tokens.js';
import { passwordResetMail } from './password-reset.mail.js';

/** Asked for by anybody and for any address, whether it has an account or not. */
export const sendPasswordResetJob: Job<{ email: string }> = { name: 'send-password-reset' };

/** Sends the link that sets a new password, where there is an account; its secret is made here and lies in no queue. */
export async function runSendPasswordReset(
  parts: JobDependencies,
  { email }: { email: string },
): Promise<void> {
  const { database, settings, mail } = parts;
  const account = await database.findOneBy(Account, { email });
  if (!account) return;
  const { productName, publicUrl } = settings;
  const token = await issueEmailToken(parts, account.id, EmailTokenPurpose.PASSWORD_RESET);
  const link = `${publicUrl}/reset-password#${token}`;
  await mail.send(await passwordResetMail({ productName, to: email, name: account.name, link }));
}
