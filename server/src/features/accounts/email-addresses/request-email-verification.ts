import type { Context } from '../../context.js';
import { requireMail } from '../../require-mail.js';
import { requireViewer } from '../access-rules.js';
import { Account } from '../account.entity.js';
import { sendEmailVerificationJob } from './send-email-verification.job.js';

/**
 * Sends the viewer's verification mail again, unless the address is verified.
 * @throws UserError MAIL_UNAVAILABLE
 * @throws RateLimitedError after five mails to the address in an hour, or ten in a day, whatever they were about
 */
export async function requestEmailVerification(context: Context): Promise<void> {
  const { accountId, emailVerified } = requireViewer(context.viewer);
  if (emailVerified) return;
  requireMail(context);
  const { email } = await context.database.findOneByOrFail(Account, { id: accountId });
  await context.services.rateLimits.unprovenMails.requireLeft(email);
  await context.services.rateLimits.countMailRequest(email, context.networkAddress);
  await context.database.transaction((manager) =>
    context.services.jobs.enqueue(manager, sendEmailVerificationJob, { accountId }),
  );
}
