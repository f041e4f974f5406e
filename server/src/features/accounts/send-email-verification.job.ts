import type { Job } from '../../platform/jobs/job.js';
import type { JobDependencies } from '../job-dependencies.js';
import { Account } from './account.entity.js';
import { EmailTokenPurpose } from './email-token.entity.js';
import { issueEmailToken } from './email-tokens.js';
import { emailVerificationMail } from './email-verification.mail.js';

export const sendEmailVerificationJob: Job<{ accountId: string }> = { name: 'send-email-verification' };

/**
 * Sends the link by which an account shows that its address is its owner's. The link is made here, since its secret
 * must not lie in a queue; and it stands behind a #, so that it reaches no server's log on the way.
 */
export async function runSendEmailVerification(
  parts: JobDependencies,
  { accountId }: { accountId: string },
): Promise<void> {
  const { database, settings, mail } = parts;
  const account = await database.findOneBy(Account, { id: accountId });
  if (!account || account.emailVerifiedAt) return;
  const { productName, publicUrl } = settings;
  const token = await issueEmailToken(parts, accountId, EmailTokenPurpose.VERIFICATION);
  const { email: to, name } = account;
  await mail.send(
    await emailVerificationMail({ productName, to, name, link: `${publicUrl}/verify-email#${token}` }),
  );
}
