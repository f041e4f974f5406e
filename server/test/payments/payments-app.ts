import type { Sandbox } from '@turnout/sandbox';
import { sandboxPayments } from '../../src/start/card-payments.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { runSandbox } from '../support/sandbox.js';
import { startTestApp, type TestAppOptions } from '../support/test-app.js';
import { checkoutFor } from './payment-operations.js';
import { StripeSide } from './stripe-side.js';

export type PaymentsApp = Awaited<ReturnType<typeof startPaymentsApp>>;

/** An app whose cards are taken by the sandbox's Stripe, with the real SDK, and whose mails land in a mailGateway. */
export async function startPaymentsApp(
  options: TestAppOptions & { sandbox?: Sandbox; timeout?: number } = {},
) {
  const { sandbox = await runSandbox(), timeout, ...appOptions } = options;
  const mailGateway = new FakeMailGateway();
  const cardPayments = sandboxPayments(sandbox, timeout);
  const app = await startTestApp({ mail: mailGateway, cardPayments, ...appOptions });
  const stripe = new StripeSide(sandbox);
  // The tests' clock is not the sandbox's, so the first time would look back from another year.
  await app.database.query(`INSERT INTO stripe_event_cursor VALUES (1, '2020-01-01') ON CONFLICT DO NOTHING`);
  await stripe.sendWebhooksTo(app.url);
  return {
    ...app,
    sandbox,
    stripe,
    mailGateway,
    /** With `doJobs: false`: every webhook arrives and every job is done. */
    async settle(): Promise<void> {
      await stripe.delivered();
      await doJobs(app);
    },
    /** No payment has ever been made. */
    async resetPayments(): Promise<void> {
      await app.database.query('DELETE FROM payments');
      await stripe.reset();
      await stripe.sendWebhooksTo(app.url);
    },
    /** A user, and a checkout that they have started for an event of 24.50 pounds. */
    async checkout(fields: object = {}) {
      const creator = await app.world.staff();
      const { id: eventId } = await app.world.event(creator, fields);
      const user = await app.world.user();
      return { user, creator, eventId, ...(await checkoutFor(user, eventId)) };
    },
  };
}
