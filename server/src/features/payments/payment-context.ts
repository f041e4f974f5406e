import type { Context } from '../context.js';

/** What settling a payment needs, in a request and in a job. */
export type PaymentContext = Pick<Context, 'database' | 'services' | 'log' | 'runConsequences'>;

/** What a payment's use cases need of a request. */
export type CheckoutContext = PaymentContext & Pick<Context, 'viewer'>;
