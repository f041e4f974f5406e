import type { DataSource } from 'typeorm';
import { offlineServices } from '../../src/demo/offline-services.js';
import { Role } from '../../src/features/accounts/role.js';
import { signUpToEvent } from '../../src/features/sign-ups/sign-up-to-event.js';
import { jobs as allJobs } from '../../src/jobs.js';
import { systemClock } from '../../src/platform/clock.js';
import { JobQueue } from '../../src/platform/jobs/job-queue.js';
import { createLog } from '../../src/platform/log.js';
import { captureStatements } from '../capture-statements.js';
import type { Statement } from '../statement.js';
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

/** Captured from the product's own use case, so that bare pg runs the same. */
export async function sampleSignUp(database: DataSource, url: string, eventId: string): Promise<Sample> {
  const account = 0;
  const log = createLog('silent');
  const jobs = new JobQueue(url, log);
  await jobs.open(allJobs);
  const email = emailOf(account);
  const viewer = {
    accountId: accountId(account),
    email,
    role: Role.USER,
    emailVerified: false,
    nameConfirmed: true,
  };
  const services = { ...offlineServices(database, systemClock), jobs };
  const context = { viewer, database: database.manager, services, log, networkAddress: '127.0.0.1' };
  const form = { eventId, name: nameOf(account), email };
  let signUpId = '';
  const statements = await captureStatements(database, async () => {
    ({ id: signUpId } = await signUpToEvent(context, form));
  });
  await jobs.close();
  return { ...form, statements, signUpId, accountId: viewer.accountId };
}
