import { afterAll, beforeAll, expect, it } from 'vitest';
import { kindsOf, planOfStatement } from '../support/plans.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { placeFor } from './sign-up-operations.js';
import { wait } from './waiting-list-operations.js';

const WAITING = 2_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

it('a line is counted once for all who join together, also before PostgreSQL has counted its rows', async () => {
  const event = await app.world.event(await app.world.staff(), { pricePence: 0, capacity: 1 });
  await placeFor(await app.world.user(), event.id);
  const person = await app.world.user();
  await app.database.query('ALTER TABLE waiting_list_entries SET (autovacuum_enabled = off)');
  await app.database.query('ANALYZE waiting_list_entries');
  await joinMany(event.id);

  const plan = await planOfStatement(app.database, /row_number\(\)[\s\S]*waiting_list_entries/, async () => {
    expect((await wait(person, event.id)).position).toBe(WAITING + 1);
  });
  const conditions = plan.flatMap((node) => node['Index Cond'] ?? []);
  expect(conditions).toHaveLength(2);
  for (const condition of conditions) expect(condition).toContain('joined_at');
  expect(kindsOf(plan)).toContain('CTE Scan');
  for (const reading of ['Hash Join', 'Seq Scan', 'Bitmap Heap Scan']) {
    expect(kindsOf(plan)).not.toContain(reading);
  }
});

async function joinMany(eventId: string): Promise<void> {
  await app.database.query(
    `WITH people AS (
       INSERT INTO accounts (id, email, name, role, created_at)
       SELECT gen_random_uuid(), 'user-' || n || '@example.org', 'Ines', 'USER', now() FROM generate_series(1, $2::int) AS n
       RETURNING id, email, name
     )
     INSERT INTO waiting_list_entries (id, event_id, account_id, name, email, joined_at)
     SELECT gen_random_uuid(), $1, id, name, email, now() - interval '1 hour' FROM people`,
    [eventId, WAITING],
  );
}
