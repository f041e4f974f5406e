import type Stripe from 'stripe';
import { z } from 'zod';
import { API_VERSION } from '../api-version.js';
import { noSuch } from '../stripe-error.js';
import type { Operation } from './answer-call.js';
import { listPage, listParameters } from './list.js';
import { anyCall, flag, readParameters } from './parameters.js';

const listShape = z.strictObject({
  ...listParameters,
  type: z.string().optional(),
  types: z.array(z.string()).optional(),
  delivery_success: flag.optional(),
});

/** https://docs.stripe.com/api/events */
export const eventOperations: Operation[] = [
  {
    name: 'events.retrieve',
    method: 'GET',
    path: '/v1/events/:id',
    carryOut({ store, id, parameters }) {
      readParameters(z.strictObject(anyCall), parameters);
      const event = store.stripeEvents.find(id);
      if (!event) throw noSuch('event', id);
      return event;
    },
  },
  {
    name: 'events.list',
    method: 'GET',
    path: '/v1/events',
    carryOut({ store, parameters }) {
      const wish = readParameters(listShape, parameters);
      const types = wish.types ?? (wish.type === undefined ? undefined : [wish.type]);
      const events = store.stripeEvents
        .newestFirst()
        .filter(({ type }) => types?.some((wanted) => matches(type, wanted)) ?? true)
        .filter(({ id }) => (wish.delivery_success ?? isDelivered(id)) === isDelivered(id));
      return listPage('/v1/events', events, wish);

      function isDelivered(id: string): boolean {
        return store.deliveries.find(id)?.state === 'delivered';
      }
    },
  },
];

/** @param wanted may end in `*` */
function matches(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

/** The operations about the account that the keys belong to. */
export const accountOperations: Operation[] = [
  {
    name: 'account.retrieve',
    method: 'GET',
    path: '/v1/account',
    carryOut: () => ({
      id: 'acct_sandbox',
      object: 'account',
      business_type: 'company',
      charges_enabled: true,
      country: 'GB',
      default_currency: 'gbp',
      details_submitted: true,
      email: null,
      metadata: {},
      payouts_enabled: true,
      settings: { dashboard: { display_name: 'Sandbox', timezone: 'Europe/London' } },
      type: 'standard',
    }),
  },
  {
    name: 'balance.retrieve',
    method: 'GET',
    path: '/v1/balance',
    carryOut({ store }) {
      const amount = store.charges
        .oldestFirst()
        .filter(({ currency, paid }) => currency === 'gbp' && paid)
        .reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0);
      const available = [{ amount, currency: 'gbp', source_types: { card: amount } }];
      return { object: 'balance', available, livemode: false, pending: [{ amount: 0, currency: 'gbp' }] };
    },
  },
  {
    name: 'webhook_endpoints.list',
    method: 'GET',
    path: '/v1/webhook_endpoints',
    carryOut({ webhookUrl }) {
      const endpoints: Stripe.WebhookEndpoint[] = [];
      if (webhookUrl !== null) {
        endpoints.push({
          id: 'we_sandbox',
          object: 'webhook_endpoint',
          api_version: API_VERSION,
          application: null,
          created: 0,
          description: null,
          enabled_events: ['*'],
          livemode: false,
          metadata: {},
          status: 'enabled',
          url: webhookUrl,
        });
      }
      return listPage('/v1/webhook_endpoints', endpoints, {});
    },
  },
];
