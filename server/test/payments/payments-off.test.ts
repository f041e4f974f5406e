import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEvent, updateEvent } from '../events/event-operations.js';
import { graphql } from '../gql/index.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { codesOf, startCheckout } from './payment-operations.js';

const NO_CARD_PAYMENTS = 'Card payments are not set up here, so the price must be 0 for a free event';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { NODE_ENV: 'production', REQUIRE_VERIFIED_STAFF: 'false' } });
});
afterAll(() => app.close());

const SETTINGS = graphql(`query PaymentSettings {
  settings { paymentsEnabled stripePublishableKey stripeScriptUrl sandbox }
}`);

describe('where card payments are not set up', () => {
  it('events cannot have a price, and the rejection says why', async () => {
    const { client } = await app.world.staff();
    const { data } = await createEvent(client, { pricePence: 500 });
    expect(data.createEvent).toEqual({
      event: null,
      userErrors: [{ code: 'INVALID_PRICE', message: NO_CARD_PAYMENTS, field: 'pricePence' }],
    });
  });

  it('an event that has one can be changed, made free, and not be made dearer', async () => {
    const staff = await app.world.staff();
    const { id } = await app.world.event(staff, { pricePence: 0 });
    await app.database.query('UPDATE events SET price_pence = 500 WHERE id = $1', [id]);
    const renamed = await updateEvent(staff.client, { id, title: 'Another title' });
    expect(renamed.data.updateEvent.event).toMatchObject({ title: 'Another title' });
    expect(codesOf(await updateEvent(staff.client, { id, pricePence: 600 }))).toEqual(['INVALID_PRICE']);
    expect(codesOf(await updateEvent(staff.client, { id, pricePence: 0 }))).toEqual([]);
  });

  it('no checkout starts, and the settings say so', async () => {
    const user = await app.world.user();
    const staff = await app.world.staff();
    const { id } = await app.world.event(staff, { pricePence: 0 });
    expect(codesOf(await startCheckout(user, id))).toEqual(['PAYMENTS_UNAVAILABLE']);
    const { data } = await user.client.graphql(SETTINGS);
    expect(data.settings).toEqual({
      paymentsEnabled: false,
      stripePublishableKey: null,
      stripeScriptUrl: null,
      sandbox: false,
    });
  });

  it('there is no webhook', async () => {
    const response = await fetch(`${app.url}/webhooks/stripe`, { method: 'POST', body: '{}' });
    expect([404, 415]).toContain(response.status);
  });
});
