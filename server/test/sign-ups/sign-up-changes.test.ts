import { randomUUID } from 'node:crypto';
import { range } from 'es-toolkit/math';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOldChangesJob } from '../../src/features/events/changes/delete-old-changes.job.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { deleteEvent } from '../events/event-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import { PASSWORD, type Person } from '../support/world.js';
import { giveBack } from './cancel-sign-up-operations.js';
import { Copy, signUpChanges } from './change-operations.js';
import { placeFor } from './sign-up-operations.js';

const DAY = 24 * 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

async function newEvent(): Promise<{ staff: Person; eventId: string; copy: Copy }> {
  const staff = await app.world.staff();
  const { id } = await app.world.event(staff, { pricePence: 0 });
  return { staff, eventId: id, copy: new Copy(staff.client) };
}

/** Other databases of the same PostgreSQL have transactions, too, for which the list waits. */
const expectKinds = (copy: Copy, signUpId: string, kind: string) =>
  waitUntil(async () => {
    const changes = await copy.follow();
    expect(changes.map((change) => [change.signUpId, change.kind])).toEqual([[signUpId, kind]]);
  });

const placesIn = async (eventIds: string[]) =>
  (
    await app.database.query<{ id: string }>('SELECT id FROM sign_ups WHERE event_id = ANY($1)', [eventIds])
  ).map(({ id }) => id);

describe('G31: the sign-ups to all events of an account', () => {
  it('are listed when they are added and cancelled, each once with its latest change', async () => {
    const { staff, eventId, copy } = await newEvent();
    const person = await app.world.user();
    const { id } = await placeFor(person, eventId, { name: 'Maya' });
    await waitUntil(async () => {
      const { nodes } = await signUpChanges(staff.client);
      expect(nodes).toMatchObject([
        {
          kind: 'ADDED',
          eventId,
          signUpId: id,
          signUp: { name: 'Maya', email: person.email },
          payment: null,
        },
      ]);
    });
    await expectKinds(copy, id, 'ADDED');
    expect(await copy.follow()).toEqual([]);
    await giveBack(person, id);
    await expectKinds(copy, id, 'REMOVED');
    const { nodes } = await signUpChanges(staff.client);
    expect(nodes).toMatchObject([{ kind: 'REMOVED', eventId, signUpId: id, signUp: null }]);
  });

  it('are listed when an address is confirmed, with when that was', async () => {
    const { staff, eventId, copy } = await newEvent();
    const { id } = await placeFor(await app.world.user(), eventId);
    await expectKinds(copy, id, 'ADDED');
    await app.database.query(`UPDATE sign_ups SET name = 'Nia', changed_at = $2 WHERE id = $1`, [
      id,
      app.clock.now(),
    ]);
    await expectKinds(copy, id, 'CHANGED');
    const { nodes } = await signUpChanges(staff.client);
    expect(nodes[0]?.signUp).toMatchObject({ name: 'Nia', updatedAt: app.clock.now().toISOString() });
  });

  it('are deleted with the account of the person, and with the event', async () => {
    const { staff, eventId, copy } = await newEvent();
    const [leaver, other] = [await app.world.user(), await app.world.user()];
    const first = await placeFor(leaver, eventId);
    await expectKinds(copy, first.id, 'ADDED');
    const second = await placeFor(other, eventId);
    await expectKinds(copy, second.id, 'ADDED');
    await deleteAccount(leaver.client, PASSWORD);
    await expectKinds(copy, first.id, 'REMOVED');
    await deleteEvent(staff.client, eventId);
    await doJobs(app);
    await expectKinds(copy, second.id, 'REMOVED');
  });

  it('are not those of others, and those of a deleted account have no reader', async () => {
    const { staff, eventId } = await newEvent();
    const { id } = await placeFor(await app.world.user(), eventId);
    const other = await app.world.staff();
    expect((await signUpChanges(other.client)).nodes).toEqual([]);
    await deleteAccount(staff.client, PASSWORD);
    await doJobs(app);
    const rows = await app.database.query('SELECT kind FROM changes WHERE id = ANY($1)', [[id, eventId]]);
    expect(rows).toEqual([]);
  });

  it('stay listed for 90 days when they are removed, and for ever while they are there', async () => {
    const { staff, eventId } = await newEvent();
    const person = await app.world.user();
    const gone = await placeFor(person, eventId);
    await giveBack(person, gone.id);
    const there = await placeFor(person, eventId);
    const listed = async () => (await signUpChanges(staff.client)).nodes.map(({ signUpId }) => signUpId);
    await waitUntil(async () => expect(await listed()).toEqual([gone.id, there.id]));
    const clock = { now: () => new Date(Date.now() + 89 * DAY) };
    const later = { now: () => new Date(Date.now() + 91 * DAY) };
    const context = app.jobContext;
    await deleteOldChangesJob.run({ ...context, services: { ...context.services, clock } }, {});
    expect(await listed()).toEqual([gone.id, there.id]);
    await deleteOldChangesJob.run({ ...context, services: { ...context.services, clock: later } }, {});
    expect(await listed()).toEqual([there.id]);
  });
});

describe('G30: a reader that goes on from its cursor misses nothing', () => {
  it('when a change is committed after one that was made later', async () => {
    const { eventId, copy } = await newEvent();
    const late = randomUUID();
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
       VALUES ($1, $2, $3, 'Late', 'late@example.org', now())`,
      [late, eventId, (await app.world.user()).id],
    );
    const { id: early } = await placeFor(await app.world.user(), eventId);
    expect(await copy.follow()).toEqual([]);
    await runner.commitTransaction();
    await runner.release();
    await waitUntil(async () => {
      await copy.follow();
      expect([...copy.signUpIds]).toEqual([late, early]);
    });
  });

  it('beside six writers at 50 events, page by page', async () => {
    const staff = await app.world.staff();
    const eventIds: string[] = [];
    for (const _ of range(50)) eventIds.push((await app.world.event(staff, { pricePence: 0 })).id);
    const writers = await Promise.all(range(6).map(() => app.world.user()));
    const write = async (writer: Person) => {
      for (const [index, eventId] of eventIds.entries()) {
        const { id } = await placeFor(writer, eventId);
        if (index % 3 === 0) await giveBack(writer, id);
      }
    };
    let isWriting = true;
    const writing = Promise.all(writers.map(write)).finally(() => {
      isWriting = false;
    });
    const copy = new Copy(staff.client, 7);
    while (isWriting) await copy.follow();
    await writing;
    await waitUntil(async () => {
      await copy.follow();
      expect([...copy.signUpIds].toSorted()).toEqual((await placesIn(eventIds)).toSorted());
    });
    expect(copy.signUpIds.size).toBe(6 * 33);
  });

  it('when the database was restored into another cluster, where transactions are counted anew', async () => {
    const { eventId, copy } = await newEvent();
    const first = await placeFor(await app.world.user(), eventId);
    await expectKinds(copy, first.id, 'ADDED');
    const second = await placeFor(await app.world.user(), eventId);
    const [before] = await app.database.query('SELECT cluster, base FROM change_clock');
    // As if the numbers had come far in the cluster before.
    await app.database.query('UPDATE changes SET position = position + 1000000000');
    await app.database.query('UPDATE change_clock SET cluster = 1');
    await waitUntil(async () => expect((await copy.follow()).length).toBeGreaterThan(0));
    expect([...copy.signUpIds]).toEqual([first.id, second.id]);
    const third = await placeFor(await app.world.user(), eventId);
    await expectKinds(copy, third.id, 'ADDED');
    const [after] = await app.database.query<{ cluster: string; base: string }>('SELECT * FROM change_clock');
    expect(after?.cluster).toBe(before?.cluster);
    expect(BigInt(after?.base ?? 0)).toBe(BigInt(before?.base) + 2n ** 40n);
  });
});
