import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillEvent } from '../../bench/large-event.js';
import { sendMailingJob } from '../../src/features/attendee-mails/send-mailing.job.js';
import { updateEvent } from '../events/event-operations.js';
import { passTime } from '../support/pass-time.js';
import { namesOf, planOfStatement } from '../support/plans.js';
import { storedJobs } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

const ATTENDEES = 1_200;

let app: TestApp;
let staff: Person;
let eventId: string;
let mailingId: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['events', 'pgboss.job']) await app.database.query(`DELETE FROM ${table}`);
  await app.database.query(`DELETE FROM accounts WHERE email LIKE 'attendee-%'`);
  eventId = (await app.world.event(staff, { pricePence: 0 })).id;
  await fillEvent(app.database, eventId, { attendees: ATTENDEES });
  await updateEvent(staff.client, { id: eventId, location: 'The Dairy' });
  const [job] = await storedJobs(app.database, 'send-mailing');
  mailingId = String(job?.data.mailingId);
  await passTime(app, 5 * 60_000);
});

const run = () => sendMailingJob.run(app.jobContext, { mailingId });
const told = async () =>
  (await storedJobs(app.database, 'send-event-changed-mail')).map(({ data }) => String(data.signUpId));

/** And fails in the second. */
async function runFirstBatch(): Promise<void> {
  await app.database.query(`
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF OLD.after_account_id IS NOT NULL THEN RAISE 'broken disk'; END IF; RETURN NEW;
    END $$;
    CREATE TRIGGER fail BEFORE UPDATE ON mailings FOR EACH ROW EXECUTE FUNCTION fail();`);
  await expect(run()).rejects.toThrow('broken disk');
  await app.database.query('DROP FUNCTION fail CASCADE');
  expect(await told()).toHaveLength(500);
}

describe('L6: a mail to many people', () => {
  it('goes on where an attempt that failed has left it, and no person is told twice', async () => {
    await runFirstBatch();
    await Promise.all([run(), run()]);
    await run();
    const people = await told();
    expect(people).toHaveLength(ATTENDEES);
    expect(new Set(people).size).toBe(ATTENDEES);
  });

  it('is not joined by a later change once it has begun, which those at its start would not be told of', async () => {
    await runFirstBatch();
    // The clock of the process that began it is ahead of this one's.
    await app.database.query('UPDATE mailings SET due_at = $1', [
      new Date(app.clock.now().getTime() + 1_000),
    ]);
    await updateEvent(staff.client, { id: eventId, startTime: '09:00' });
    const mailings = await storedJobs(app.database, 'send-mailing');
    expect(new Set(mailings.map(({ data }) => data.mailingId)).size).toBe(2);
  });

  it('finds the next people by an index', async () => {
    // The same people at other events.
    for (let n = 0; n < 5; n++) {
      const other = await app.world.event(staff, { pricePence: 0 });
      await app.database.query(
        `INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
         SELECT gen_random_uuid(), $1, account_id, name, email, signed_up_at FROM sign_ups WHERE event_id = $2`,
        [other.id, eventId],
      );
    }
    await app.database.query('ANALYZE sign_ups');
    await app.database.query(
      `UPDATE mailings SET after_account_id = (SELECT account_id FROM sign_ups ORDER BY 1 DESC LIMIT 1 OFFSET 100)`,
    );
    const plan = await planOfStatement(app.database, /ORDER BY account_id/, run);
    expect(namesOf(plan)).toEqual(['sign_ups_one_per_account']);
  });
});
