import type { Context } from '../context.js';

/** The dependencies of settling a payment, in a request and in a job. */
export type PaymentContext = Pick<Context, 'database' | 'services' | 'log' | 'runConsequences'>;

/** The dependencies of a payment's use cases. */
export type CheckoutContext = PaymentContext &
  Pick<Context, 'viewer' | 'settings' | 'networkAddress' | 'loaders'>;
