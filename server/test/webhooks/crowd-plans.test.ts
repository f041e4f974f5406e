import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { manyAccounts } from '../support/many-accounts.js';
import { kindsOf, namesOf, planOfStatement } from '../support/plans.js';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { newWebhook } from './webhook-operations.js';

const LOOK_UP = /FROM webhooks\s+WHERE account_id = ANY/;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

it('a sign-up looks once for webhooks, and stores nothing more where no webhook listens', async () => {
  const event = await app.world.event(await app.world.staff(), { pricePence: 0 });
  const person = await app.world.user();
  const statements = await statementsOf(() => placeFor(person, event.id));
  expect(statements.filter(({ text }) => /webhook/.test(text))).toHaveLength(1);
});

it('the look-up goes by the creator’s id, also before PostgreSQL has counted the webhooks', async () => {
  const staff = await app.world.staff();
  const event = await app.world.event(staff, { pricePence: 0 });
  await newWebhook(staff);
  await app.database.query('ALTER TABLE webhooks SET (autovacuum_enabled = off)');
  await app.database.query('ANALYZE webhooks');
  await manyAccounts(app.database, 2_000);
  await app.database.query(
    `INSERT INTO webhooks (id, account_id, url, topics, query, encrypted_secret, created_at)
     SELECT gen_random_uuid(), id, 'https://example.org/', '{SIGN_UP_ADDED}', '{ id }', 'x', now()
     FROM accounts CROSS JOIN generate_series(1, 5) WHERE email LIKE 'many-%'`,
  );
  for (const made of ['for its values', 'for any values'] as const) {
    const person = await app.world.user();
    const plan = await planOfStatement(app.database, LOOK_UP, () => placeFor(person, event.id), made);
    expect(kindsOf(plan)).not.toContain('Hash Join');
    expect(namesOf(plan)).toContain('webhooks_account');
    const read = plan.find((node) => node['Relation Name'] === 'webhooks');
    expect(read?.['Node Type']).not.toBe('Seq Scan');
  }
});
