import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

const START = `mutation ($input: SignUpInput!) {
  startCheckout(input: $input) { payment { id } clientSecret userErrors { code } }
}`;

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());

it('G29, P15: a checkout begun again with its Idempotency-Key is the same one, and its secret is in no table', async () => {
  const person = await app.world.user();
  const { id: eventId } = await app.world.event(await app.world.staff());
  const input = { eventId, name: 'Ines', email: person.email };
  const start = () => person.client.graphql(START, { input }, { 'idempotency-key': 'checkout 1' });
  const [first, second] = [await start(), await start()];
  expect(first.data.startCheckout.userErrors).toEqual([]);
  expect(second.data).toEqual(first.data);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  const rows = await app.database.query('SELECT * FROM idempotent_answers');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(first.data.startCheckout.clientSecret);
});
