import { transaction } from '../../platform/database/connection/transaction.js';
import { NonRetryableError } from '../../platform/jobs/job.js';
import type { JobContext } from '../define-job.js';
import { GoogleAuthorizationRevokedError, GoogleRejectedError } from '../google/google-gateway.js';
import { markDisconnected } from '../google/stored-authorization.js';
import { sendCalendarDisconnectedMailJob } from './send-calendar-disconnected-mail.job.js';

/**
 * Writes to a person's calendar in a job. When Google refuses the authorization, no job tries again, and a mail tells
 * the person how to connect again.
 * @throws NonRetryableError when trying again is of no use
 */
export async function writeCalendar(
  context: JobContext,
  { accountId, encrypted }: { accountId: string; encrypted: string },
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (err) {
    if (!(err instanceof GoogleRejectedError)) throw err;
    if (err instanceof GoogleAuthorizationRevokedError) {
      await disconnectAndTell(context, { accountId, encrypted });
    }
    throw new NonRetryableError(err.message);
  }
}

/** Marks a calendar as disconnected, and asks for the mail that says how to connect it again. */
export async function disconnectAndTell(
  context: JobContext,
  authorization: { accountId: string; encrypted: string },
): Promise<void> {
  const { accountId } = authorization;
  await transaction(context.database, async (manager) => {
    if (await markDisconnected(context, manager, authorization)) {
      await context.services.jobs.enqueue(manager, sendCalendarDisconnectedMailJob, { accountId });
    }
  });
}
