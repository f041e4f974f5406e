import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SandboxLock } from '../../src/start/sandbox-lock.js';
import { paidPlace } from '../payments/paid-place.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { turnout } from '../support/command-process.js';
import { LONG_TEST } from '../support/time-limits.js';

vi.setConfig({ testTimeout: LONG_TEST });

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());

describe('`turnout payment show`', () => {
  const show = (...args: string[]) => turnout({ DATABASE_URL: app.database.url }, 'payment', 'show', ...args);

  it('says what we say and what Stripe says, by either id', async () => {
    const { user, payment, intentId } = await paidPlace(app);
    const alone = await show(payment.id);
    expect(alone).toMatchObject({ code: 0, errors: '' });
    expect(alone.words).toContain(
      'it cannot be reached: the sandbox runs within the server: start the server',
    );
    expect(alone.words).toContain('SUCCEEDED, £24.50, £0.00 went back');
    expect(alone.words).not.toContain(user.email);

    // As a server does that runs the sandbox.
    const { id } = (await (await fetch(`${app.sandbox.url}/sandbox`)).json()) as { id: string };
    const lock = new SandboxLock(app.database.url, id);
    await lock.take(Number(new URL(app.sandbox.url).port));
    try {
      const { words } = await show(intentId, '--json');
      expect(JSON.parse(words)).toMatchObject({
        ours: { id: payment.id, intentId, status: 'SUCCEEDED', attentionReason: null },
        stripe: { state: 'found', intent: { reportedStatus: 'succeeded', receivedPence: 2450 } },
        jobs: [],
        next: 'Nothing: it is paid.',
      });
      expect(words).not.toContain('_secret_');
    } finally {
      await lock.release();
    }
  });

  it('lists the jobs about it, and says that the next of them runs', async () => {
    const { user, payment } = await paidPlace(app);
    await turnout({ DATABASE_URL: app.database.url }, 'account', 'delete', user.email, '--yes');
    const { words } = await show(payment.id);
    expect(words).toContain('REFUND_PENDING');
    expect(words).toContain('UNFINISHED');
    expect(words).toMatch(/next +The job refund-payment runs at 20/);
  });

  it('says that there is none', async () => {
    expect(await show('pi_none')).toMatchObject({ code: 1, errors: 'There is no payment pi_none.\n' });
  });
});
