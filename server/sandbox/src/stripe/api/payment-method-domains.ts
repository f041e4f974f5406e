import type Stripe from 'stripe';
import { z } from 'zod';
import { newId } from '../objects/identifiers.js';
import type { Operation } from './answer-call.js';
import { listPage, listParameters } from './list.js';
import { anyCall, flag, readParameters } from './parameters.js';

const createShape = z.strictObject({
  ...anyCall,
  domain_name: z.string().min(1),
  enabled: flag.default(true),
});

const listShape = z.strictObject({
  ...listParameters,
  domain_name: z.string().optional(),
  enabled: flag.optional(),
});

/** https://docs.stripe.com/api/payment_method_domains */
export const paymentMethodDomainOperations: Operation[] = [
  {
    name: 'payment_method_domains.create',
    method: 'POST',
    path: '/v1/payment_method_domains',
    carryOut({ store, parameters }) {
      const { domain_name, enabled } = readParameters(createShape, parameters);
      const same = store.paymentMethodDomains.oldestFirst().find((each) => each.domain_name === domain_name);
      return same ?? store.paymentMethodDomains.save(newDomain(domain_name, enabled));
    },
  },
  {
    name: 'payment_method_domains.list',
    method: 'GET',
    path: '/v1/payment_method_domains',
    carryOut({ store, parameters }) {
      const wish = readParameters(listShape, parameters);
      const domains = store.paymentMethodDomains
        .newestFirst()
        .filter((each) => (wish.domain_name ?? each.domain_name) === each.domain_name)
        .filter((each) => (wish.enabled ?? each.enabled) === each.enabled);
      return listPage('/v1/payment_method_domains', domains, wish);
    },
  },
];

/** Apple looks at a domain from the internet: it cannot find one of this machine. */
function newDomain(domain_name: string, enabled: boolean): Stripe.PaymentMethodDomain {
  const active = { status: 'active' as const };
  const isLocal = !domain_name.includes('.') || domain_name.endsWith('.localhost');
  return {
    id: newId('pmd'),
    object: 'payment_method_domain',
    amazon_pay: active,
    apple_pay: isLocal
      ? { status: 'inactive', status_details: { error_message: 'This domain cannot be reached.' } }
      : active,
    created: Math.floor(Date.now() / 1000),
    domain_name,
    enabled,
    google_pay: active,
    klarna: active,
    link: active,
    livemode: false,
    paypal: active,
  };
}
