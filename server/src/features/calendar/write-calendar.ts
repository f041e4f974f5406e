import { transaction } from '../../platform/database/transaction.js';
import { NonRetryableError } from '../../platform/jobs/job.js';
import { GoogleAuthorizationLost, GoogleRefusal } from '../google/google-gateway.js';
import type { JobDependencies } from '../job-dependencies.js';
import { markDisconnected } from './calendar-connection.js';
import { sendCalendarDisconnectedMailJob } from './send-calendar-disconnected-mail.job.js';

/**
 * Writes a person's calendar while they are away. Where Google refuses the authorization nobody tries again, and the
 * person is told by mail how to connect anew.
 * @throws NonRetryableError when trying again is of no use
 */
export async function writeCalendar(
  parts: JobDependencies,
  { accountId, encrypted }: { accountId: string; encrypted: string },
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (err) {
    if (!(err instanceof GoogleRefusal)) throw err;
    if (err instanceof GoogleAuthorizationLost) {
      await transaction(parts.database, async (manager) => {
        if (await markDisconnected({ ...parts, database: manager }, accountId, encrypted)) {
          await parts.jobs.enqueue(manager, sendCalendarDisconnectedMailJob, { accountId });
        }
      });
    }
    throw new NonRetryableError(err.message);
  }
}
