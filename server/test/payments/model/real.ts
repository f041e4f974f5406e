import { fetchMissedStripeEventsJob } from '../../../src/features/payment-providers/stripe/fetch-missed-stripe-events.job.js';
import type { ApiClient } from '../../support/api-client.js';
import { doJobs } from '../../support/do-jobs.js';
import { TestClock } from '../../support/test-clock.js';
import type { TestDatabase } from '../../support/test-database.js';
import { type PaymentsApp, startPaymentsApp } from '../payments-app.js';

export interface RealPerson {
  id: string;
  email: string;
  client: ApiClient;
  /** The payment that the browser was told of, and Stripe's intent for it. */
  held: { paymentId: string; intentId: string } | null;
}

const FIVE_MINUTES = 5 * 60_000 + 1;

/** The product under test: an app that runs its jobs on command. */
export class Real {
  people: RealPerson[] = [];
  creator!: { client: ApiClient };
  eventId = '';

  constructor(
    public app: PaymentsApp,
    readonly database: TestDatabase,
  ) {}

  /** Kills the process and starts another on the same database, with the same Stripe. */
  async restart(): Promise<void> {
    const { sandbox, clock } = this.app;
    await this.app.close();
    this.app = await startPaymentsApp({ sandbox, clock, database: this.database, doJobs: false });
    for (const person of [...this.people, this.creator]) person.client.url = this.app.url;
  }

  /** All webhooks arrive, all jobs are done, and Stripe is asked about what is open still. */
  async settle(): Promise<void> {
    await this.app.stripe.webhooks('normal');
    await this.app.stripe.release();
    await this.app.stripe.delivered();
    await doJobs(this.app);
    this.app.clock.advance(FIVE_MINUTES);
    await fetchMissedStripeEventsJob.run(this.app.jobContext, {});
    await doJobs(this.app);
  }
}

export async function startReal(database: TestDatabase): Promise<Real> {
  const app = await startPaymentsApp({ database, clock: new TestClock(), doJobs: false });
  return new Real(app, database);
}
