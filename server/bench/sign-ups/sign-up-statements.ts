import type { DataSource, EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { sendSignUpConfirmationJob } from '../../src/features/attendee-mails/send-sign-up-confirmation.job.js';
import { HAS_FREE_PLACE } from '../../src/features/events/places-left.js';
import { jobs as allJobs } from '../../src/jobs.js';
import { JobQueue } from '../../src/platform/jobs/job-queue.js';
import { createLog } from '../../src/platform/log.js';
import { captureStatements } from '../capture-statements.js';
import type { Statement } from '../statements.js';
import { accountId, emailOf, nameOf } from './workload.js';

/** A sign-up's transaction, from its beginning to its end, and the words in it that differ for every one. */
export interface Sample {
  statements: Statement[];
  signUpId: string;
  accountId: string;
  eventId: string;
  name: string;
  email: string;
}

/** For one person alone, in one statement: the product has one for many. */
const SIGN_UP = `
  WITH counted AS (
    UPDATE events SET sign_up_count = sign_up_count + 1
    WHERE id = $1 AND deleted_at IS NULL AND ends_at > $2 AND price_pence = 0 AND ${HAS_FREE_PLACE}
      AND NOT EXISTS (SELECT FROM place_holds WHERE event_id = $1 AND account_id = $3)
    RETURNING id
  )
  INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
  SELECT $4, $1, $3, $5, $6, $2 FROM counted`;

/** A transaction with the product's own job, and with the statement above in the place of the product's batch. */
export async function sampleSignUp(database: DataSource, url: string, eventId: string): Promise<Sample> {
  const jobs = new JobQueue(url, createLog('silent'));
  await jobs.open(allJobs);
  const person = { accountId: accountId(0), name: nameOf(0), email: emailOf(0) };
  const signUpId = newId();
  const statements = await captureStatements(database, () =>
    database.transaction(async (manager: EntityManager) => {
      await jobs.enqueue(manager, sendSignUpConfirmationJob, { signUpId, paidPence: 0 });
      const values = [eventId, new Date(), person.accountId, signUpId, person.name, person.email];
      await manager.query(SIGN_UP, values);
    }),
  );
  await jobs.close();
  return { ...person, statements, signUpId, eventId };
}
