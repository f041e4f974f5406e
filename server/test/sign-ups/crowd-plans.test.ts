import { afterAll, beforeAll, expect, it } from 'vitest';
import { manyAccounts } from '../support/many-accounts.js';
import { kindsOf, planOfStatement } from '../support/plans.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { placeFor } from './sign-up-operations.js';
import { wait } from './waiting-list-operations.js';

const CROWD = 2_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  await manyAccounts(app.database, CROWD);
});
afterAll(() => app.close());

it('a line is counted once for all who join together, also before PostgreSQL has counted its rows', async () => {
  const event = await app.world.event(await app.world.staff(), { pricePence: 0, capacity: 1 });
  await placeFor(await app.world.user(), event.id);
  const person = await app.world.user();
  await app.database.query('ALTER TABLE waiting_list_entries SET (autovacuum_enabled = off)');
  await app.database.query('ANALYZE waiting_list_entries');
  await app.database.query(
    `INSERT INTO waiting_list_entries (id, event_id, account_id, name, email, joined_at)
     SELECT gen_random_uuid(), $1, id, name, email, now() - interval '1 hour' FROM accounts WHERE email LIKE 'many-%'`,
    [event.id],
  );

  const plan = await planOfStatement(app.database, /row_number\(\)[\s\S]*waiting_list_entries/, async () => {
    expect((await wait(person, event.id)).position).toBe(CROWD + 1);
  });
  const conditions = plan.flatMap((node) => node['Index Cond'] ?? []);
  expect(conditions).toHaveLength(2);
  for (const condition of conditions) expect(condition).toContain('joined_at');
  expect(kindsOf(plan)).toContain('CTE Scan');
  for (const reading of ['Hash Join', 'Seq Scan', 'Bitmap Heap Scan']) {
    expect(kindsOf(plan)).not.toContain(reading);
  }
});

it('a person who comes to an event with a crowd is looked up by account and address, also before PostgreSQL has counted it', async () => {
  const event = await app.world.event(await app.world.staff(), { pricePence: 0 });
  await app.database.query('ALTER TABLE sign_ups SET (autovacuum_enabled = off)');
  await app.database.query('TRUNCATE sign_ups CASCADE');
  await app.database.query('ANALYZE sign_ups');
  await app.database.query(
    `INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
     SELECT gen_random_uuid(), $1, id, name, email, now() FROM accounts WHERE email LIKE 'many-%'`,
    [event.id],
  );
  const person = await app.world.user();
  for (const made of ['for its values', 'for any values'] as const) {
    const plan = await planOfStatement(
      app.database,
      /INSERT INTO sign_ups/,
      () => placeFor(person, event.id),
      made,
    );
    const reads = plan.filter((node) => node['Relation Name'] === 'sign_ups' && node['Index Name']);
    expect(reads.length).toBeGreaterThan(1);
    for (const { 'Index Cond': condition } of reads) expect(condition).toMatch(/account_id|email/);
    expect(kindsOf(plan)).not.toContain('Bitmap Heap Scan');
    await app.database.query('DELETE FROM sign_ups WHERE account_id = $1', [person.id]);
  }
});
