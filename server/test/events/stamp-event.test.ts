import { afterAll, beforeAll, expect, it } from 'vitest';
import { stampEvent } from '../../src/features/events/changes/stamp-event.js';
import { graphql } from '../gql/index.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import type { Person } from '../support/world.js';

const UPDATED_AT = graphql(`query StampedAt($id: ID!) { event(id: $id) { updatedAt } }`);
const MINUTE = 60_000;

let app: TestApp;
let behind: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  behind = await startTestApp({ doJobs: false, database: app.database, clock: new TestClock() });
  app.clock.advance(MINUTE);
  staff = await app.world.staff();
});
afterAll(async () => {
  await behind.close();
  await app.close();
});

it('G30: a server whose clock is behind gives no event an earlier updatedAt than there is', async () => {
  const updatedAtOf = async (id: string) =>
    (await app.anonymous().graphql(UPDATED_AT, { id })).data.event?.updatedAt;
  const first = await app.world.event(staff);
  const other = await behind.world.staff();
  const second = await behind.world.event(other);
  expect(await updatedAtOf(second.id)).toBe(await updatedAtOf(first.id));
});

it('G30: nothing gets a later updatedAt while an earlier one is not committed', async () => {
  const [first, second] = [await app.world.event(staff), await app.world.event(staff)];
  const now = app.clock.now();
  const runner = app.dataSource.createQueryRunner();
  await runner.startTransaction();
  await stampEvent(runner.manager, first.id, now);
  const other = app.dataSource.transaction(async (manager) => {
    await manager.query(`SET LOCAL lock_timeout = '50ms'`);
    await stampEvent(manager, second.id, now);
  });
  await expect(other).rejects.toThrow('lock timeout');
  await runner.commitTransaction();
  await runner.release();
});
