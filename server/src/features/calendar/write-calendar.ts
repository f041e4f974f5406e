import { transaction } from '../../platform/database/transaction.js';
import { HopelessJobError } from '../../platform/jobs/job.js';
import type { JobParts } from '../job-parts.js';
import { markBroken } from './calendar-connection.js';
import { GoogleAuthorizationLost, GoogleRefusal } from './google-gateway.js';
import { tellOfLostCalendar } from './tell-of-lost-calendar.job.js';

/**
 * Writes a person's calendar while they are away. Where Google refuses the authorization nobody tries again, and the
 * person is told by mail how to connect anew.
 * @throws HopelessJobError when trying again is of no use
 */
export async function writeCalendar(
  parts: JobParts,
  { accountId, sealed }: { accountId: string; sealed: string },
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (err) {
    if (!(err instanceof GoogleRefusal)) throw err;
    if (err instanceof GoogleAuthorizationLost) {
      await transaction(parts.database, async (manager) => {
        if (await markBroken({ ...parts, database: manager }, accountId, sealed)) {
          await parts.jobs.enqueue(manager, tellOfLostCalendar, { accountId });
        }
      });
    }
    throw new HopelessJobError(err.message);
  }
}
