import { transaction } from '../../platform/database/transaction.js';
import { NonRetryableError } from '../../platform/jobs/job.js';
import type { JobContext } from '../define-job.js';
import { GoogleAuthorizationLost, GoogleRefusal } from '../google/google-gateway.js';
import { markDisconnected } from '../google/stored-authorization.js';
import { sendCalendarDisconnectedMailJob } from './send-calendar-disconnected-mail.job.js';

/**
 * Writes a person's calendar while they are away. Where Google refuses the authorization nobody tries again, and the
 * person is told by mail how to connect anew.
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
    if (!(err instanceof GoogleRefusal)) throw err;
    if (err instanceof GoogleAuthorizationLost) {
      await transaction(context.database, async (manager) => {
        if (await markDisconnected(context, manager, { accountId, encrypted })) {
          await context.services.jobs.enqueue(manager, sendCalendarDisconnectedMailJob, { accountId });
        }
      });
    }
    throw new NonRetryableError(err.message);
  }
}
