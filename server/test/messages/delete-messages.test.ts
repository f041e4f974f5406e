import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillEvent } from '../../bench/large-event.js';
import { deleteEvent } from '../events/event-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { insertMessage } from './message-rows.js';

/** More than two batches. */
const PEOPLE = 1_100;
const BATCH_SIZE = 500;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('C3: the people of a deleted event’s messages are deleted in batches, and then the messages', async () => {
  const staff = await app.world.staff();
  const { id } = await app.world.event(staff, { pricePence: 0 });
  await fillEvent(app.database, id, { attendees: PEOPLE });
  const messageId = await insertMessage(app.database, id, staff.id);
  await app.database.query(
    `INSERT INTO message_recipients (message_id, account_id, state, added_at, mute_code)
     SELECT $1, account_id, 'SENT', now(), gen_random_uuid() FROM sign_ups WHERE event_id = $2`,
    [messageId, id],
  );
  // Their places would ask for a mail each.
  await app.database.query('DELETE FROM sign_ups');
  await noteBatches();
  await deleteEvent(staff.client, id);
  await doJobs(app);
  const batches = await app.database.query<{ people: number }>(
    'SELECT count(*)::int AS people FROM deleted_recipients GROUP BY transaction ORDER BY people DESC',
  );
  expect(batches.map(({ people }) => people)).toEqual([BATCH_SIZE, BATCH_SIZE, PEOPLE - 2 * BATCH_SIZE]);
  expect(await app.database.query('SELECT FROM messages')).toEqual([]);
});

/** Which transaction deletes each person of a message. */
async function noteBatches(): Promise<void> {
  await app.database.query('CREATE TABLE deleted_recipients (transaction xid8)');
  await app.database.query(
    `CREATE FUNCTION note_deleted() RETURNS trigger LANGUAGE plpgsql AS
     'BEGIN INSERT INTO deleted_recipients VALUES (pg_current_xact_id()); RETURN OLD; END'`,
  );
  await app.database.query(
    'CREATE TRIGGER noted BEFORE DELETE ON message_recipients FOR EACH ROW EXECUTE FUNCTION note_deleted()',
  );
}
