import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillSeveralEvents } from '../../bench/large-event.js';
import { notifyPeopleOfEventsJob } from '../../src/features/events/scope/notify-people-of-events.job.js';
import { passTime } from '../support/pass-time.js';
import { size } from '../support/size.js';
import { statementsOf } from '../support/statements.js';
import { storedJobs } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { cancelEvent, deleteEvent } from './event-operations.js';
import { idsOf, seriesOf } from './series-operations.js';

const EVENTS = 52;
/** Each has a place at all events: two batches of 500 places and more. */
const PEOPLE = size({ small: 20, whole: 400 });
const FOLLOWING = { scope: 'THIS_AND_FOLLOWING' } as const;

let app: TestApp;
let staff: Person;
let first: string;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['events', 'pgboss.job']) await app.database.query(`DELETE FROM ${table}`);
  await app.database.query(`DELETE FROM accounts WHERE email LIKE 'attendee-%'`);
  ids = idsOf(await seriesOf(app.world, staff, { pricePence: 0 }, { count: EVENTS }));
  first = ids[0] ?? '';
  await fillSeveralEvents(app.database, ids, { attendees: PEOPLE });
  await app.database.query('ANALYZE sign_ups');
});

const ends = {
  cancelled: () => cancelEvent(staff.client, first, FOLLOWING),
  deleted: () => deleteEvent(staff.client, first, FOLLOWING),
};

async function finish(): Promise<void> {
  const [job] = await storedJobs(app.database, 'notify-people-of-events');
  await notifyPeopleOfEventsJob.run(app.jobContext, job?.data as never);
}

/** Lets the transaction fail that asks for the first mail after so many. */
async function failAfter(howMany: number): Promise<void> {
  await app.database.query(`
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT count(*) FROM pgboss.job WHERE name = 'send-events-cancelled-mail') > ${howMany} THEN
        RAISE 'broken disk';
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER fail AFTER INSERT ON pgboss.job FOR EACH ROW
    WHEN (NEW.name = 'send-events-cancelled-mail') EXECUTE FUNCTION fail();`);
}

describe.each(['cancelled', 'deleted'] as const)(
  `E9: ${EVENTS} events with ${PEOPLE} people, %s together,`,
  (how) => {
    it('are so by one short transaction', async () => {
      const statements = await statementsOf(ends[how]);
      const own = statements.filter(({ text }) => !text.includes('pgboss'));
      expect(own.filter(({ text }) => /sign_ups|payments/.test(text))).toEqual([]);
      // The queue asks for work meanwhile, as often as it likes.
      expect(own.length).toBeGreaterThan(0);
      expect(own.length).toBeLessThan(30);
      expect((await storedJobs(app.database)).map(({ name }) => name)).toEqual(['notify-people-of-events']);
    });

    it('are one mail to each person, though an attempt fails in the middle', async () => {
      await ends[how]();
      await passTime(app, 5 * 60_000);
      await failAfter(PEOPLE / 2);
      await expect(finish()).rejects.toThrow('broken disk');
      await app.database.query('DROP FUNCTION fail CASCADE');
      const half = (await storedJobs(app.database, 'send-events-cancelled-mail')).length;
      expect(half).toBeGreaterThan(0);
      expect(half).toBeLessThan(PEOPLE);
      await finish();
      await finish();
      const mails = await storedJobs(app.database, 'send-events-cancelled-mail');
      const people = new Set(mails.map(({ data }) => (data.attendee as { email: string }).email));
      expect([mails.length, people.size]).toEqual([PEOPLE, PEOPLE]);
      for (const { data } of mails) expect(data.places).toHaveLength(EVENTS);
      expect(await storedJobs(app.database, 'send-event-cancelled-mail')).toEqual([]);
    });
  },
);

it('goes through the people of a cancelled series 500 places at a time, also where each person has one', async () => {
  await app.database.query('DELETE FROM sign_ups');
  for (const [index, id] of ids.entries())
    await fillSeveralEvents(app.database, [id], { attendees: 20, of: `attendee-${index}` });
  await ends.cancelled();
  await passTime(app, 5 * 60_000);
  const statements = await statementsOf(finish);
  expect(await storedJobs(app.database, 'send-event-cancelled-mail')).toHaveLength(EVENTS * 20);
  // 500, 500, 40, and the look that finds no others.
  expect(statements.filter(({ text }) => text.startsWith('COMMIT'))).toHaveLength(4);
});
