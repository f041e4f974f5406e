import type { Context } from '../context.js';

/** What a payment's use cases need of a request. */
export type PaymentContext = Pick<
  Context,
  'viewer' | 'database' | 'clock' | 'jobs' | 'log' | 'payments' | 'rateLimits'
>;

/** What settling a payment needs, of a request as of a job. */
export type SettlementDependencies = Pick<Context, 'database' | 'clock' | 'jobs' | 'log'>;
