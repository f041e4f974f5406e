import { z } from 'zod';
import type { Context } from '../../context.js';
import { parseInput } from '../../parse-input.js';
import { requireMail } from '../../require-mail.js';
import { emailAddress } from '../email-addresses/email-address.js';
import { sendPasswordResetJob } from './send-password-reset.job.js';

const fields = z.object({ email: emailAddress });

/**
 * Sends a link to a person who forgot their password. The job looks up whether there is an account: so the answer,
 * and the time it takes, is the same for every address.
 * @throws UserError INVALID_EMAIL or TOO_LONG, or MAIL_UNAVAILABLE
 * @throws RateLimitedError after five mails to the address in an hour, or 100 that its network asked for
 */
export async function requestPasswordReset(context: Context, input: { email: string }): Promise<void> {
  const { email } = parseInput(fields, input);
  requireMail(context);
  await context.services.rateLimits.countMailRequest(email, context.networkAddress);
  await context.database.transaction((manager) =>
    context.services.jobs.enqueue(manager, sendPasswordResetJob, { email }),
  );
}
