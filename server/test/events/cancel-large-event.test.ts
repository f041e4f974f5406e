import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillEvent, leftOf } from '../../bench/large-event.js';
import { finishEventCancellationJob } from '../../src/features/events/cancellation/finish-event-cancellation.job.js';
import { finishEventDeletionJob } from '../../src/features/events/deletion/finish-event-deletion.job.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { passTime } from '../support/pass-time.js';
import { statementsOf } from '../support/statements.js';
import { storedJobs } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { cancelEvent, deleteEvent } from './event-operations.js';

/** A batch of 500, and one that is not full. */
const ATTENDEES = 600;
const FIVE_MINUTES = 5 * 60_000;

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

let eventId: string;
let cancelledAt: string;
beforeEach(async () => {
  for (const table of ['payments', 'events', 'pgboss.job']) await app.database.query(`DELETE FROM ${table}`);
  await app.database.query(`DELETE FROM accounts WHERE email LIKE 'attendee-%'`);
  eventId = (await app.world.event(staff, { pricePence: 0 })).id;
  await fillEvent(app.database, eventId, { attendees: ATTENDEES, paidPence: 500 });
});

async function cancel(): Promise<void> {
  const { data } = await cancelEvent(staff.client, eventId);
  cancelledAt = data.cancelEvent.event?.cancelledAt ?? '';
  await passTime(app, FIVE_MINUTES);
}

const finish = () => finishEventCancellationJob.run(app.jobContext, { eventId, cancelledAt });

const allDone = { unrefunded: 0, mails: ATTENDEES, people: ATTENDEES, refunds: ATTENDEES };

/** Lets the transaction fail that asks for the first mail or refund after so many. */
async function failAfter(name: string, howMany: number): Promise<void> {
  await app.database.query(`
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT count(*) FROM pgboss.job WHERE name = '${name}') > ${howMany} THEN RAISE 'broken disk'; END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER fail AFTER INSERT ON pgboss.job FOR EACH ROW WHEN (NEW.name = '${name}')
    EXECUTE FUNCTION fail();`);
}

describe('E4: a cancelled event with many people', () => {
  it('is cancelled by one short transaction, whatever their number', async () => {
    const statements = await statementsOf(cancel);
    const own = statements.filter(({ text }) => !text.includes('pgboss'));
    expect(own.filter(({ text }) => /sign_ups|payments/.test(text))).toEqual([]);
    expect((await storedJobs(app.database)).map(({ name, data }) => [name, data])).toEqual([
      ['finish-event-cancellation', { eventId, cancelledAt }],
    ]);
  });

  it('has a mail and a refund for each of them, and stays with them', async () => {
    await cancel();
    await finish();
    expect(await leftOf(app.database, eventId)).toEqual({
      ...{ events: 1, signUps: ATTENDEES, payments: ATTENDEES },
      ...allDone,
    });
  });

  it.each([
    ['mails', 'send-event-cancelled-mail', { mails: 500, refunds: 0 }],
    ['refunds', 'refund-payment', { mails: ATTENDEES, refunds: 500 }],
  ])('has each once after an attempt that failed in the middle of the %s', async (_what, name, left) => {
    await cancel();
    await failAfter(name, 500);
    await expect(finish()).rejects.toThrow('broken disk');
    await app.database.query('DROP FUNCTION fail CASCADE');
    expect(await leftOf(app.database, eventId)).toMatchObject(left);
    await finish();
    await finish();
    expect(await leftOf(app.database, eventId)).toMatchObject(allDone);
    expect(await wrongCounts(app.database)).toEqual([]);
  });

  it('names in each mail the sum that comes back', async () => {
    await cancel();
    await finish();
    const mails = await storedJobs(app.database, 'send-event-cancelled-mail');
    for (const { data } of mails) expect(data).toMatchObject({ attendee: { paidPence: 500 } });
  });

  it('is mailed once to each when it is deleted in the middle', async () => {
    await cancel();
    await failAfter('send-event-cancelled-mail', 500);
    await expect(finish()).rejects.toThrow('broken disk');
    await app.database.query('DROP FUNCTION fail CASCADE');
    await deleteEvent(staff.client, eventId);
    await finish();
    await finishEventDeletionJob.run(app.jobContext, { eventId });
    expect(await leftOf(app.database, eventId)).toMatchObject({ events: 0, signUps: 0, ...allDone });
  });
});
