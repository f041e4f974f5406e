import Stripe from 'stripe';
import { listPage } from './list.js';
import type { Operation } from './operation.js';

/** What there is to know of the account that the keys belong to. */
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
    carryOut({ ledger }) {
      const amount = ledger.charges
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
      const endpoint = {
        id: 'we_sandbox',
        object: 'webhook_endpoint',
        api_version: Stripe.API_VERSION,
        application: null,
        created: 0,
        description: null,
        enabled_events: ['*'],
        livemode: false,
        metadata: {},
        status: 'enabled',
        url: webhookUrl,
      };
      return listPage('/v1/webhook_endpoints', webhookUrl === null ? [] : [endpoint], {});
    },
  },
];
