import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RateLimits } from '../../src/features/accounts/rate-limits/rate-limits.js';
import { checkoutFor } from '../payments/payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { ApiClient, type GraphQLAnswer } from '../support/api-client.js';
import { errorCodeOf, logIn, register } from './account-operations.js';
import { requestPasswordReset } from './recovery-operations.js';
import { everyRow } from './stored-rows.js';

let app: PaymentsApp;
let limits: RateLimits;
beforeAll(async () => {
  app = await startPaymentsApp({ env: { TRUSTED_PROXIES: '127.0.0.1' }, doJobs: false });
  limits = app.jobContext.services.rateLimits;
});
afterAll(() => app.close());

const from = (networkAddress: string) => new ApiClient(app.url, { 'x-forwarded-for': networkAddress });
const unknownAddress = () => `${crypto.randomUUID()}@example.org`;
const codeOf = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions.code;
async function times(count: number, attempt: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < count; n++) await attempt();
}

describe('S31: one network address', () => {
  it('has 300 wrong passwords an hour, for however many accounts', async () => {
    const [network, email] = ['198.51.100.20', unknownAddress()];
    await register(from('198.51.100.1'), { email });
    const guess = () => logIn(from(network), { email: unknownAddress(), password: 'wrong horse' });
    await times(299, () => limits.countSignInAttempt(unknownAddress(), network));

    await times(3, async () => expect(errorCodeOf(await logIn(from(network), { email }))).toBeNull());
    expect(errorCodeOf(await guess())).toBe('INVALID_CREDENTIAL');
    const refused = await guess();
    expect([refused.status, errorCodeOf(refused)]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(errorCodeOf(await logIn(from('198.51.100.21'), { email }))).toBeNull();
  });

  it('is not charged for attempts that an account’s own delay rejects', async () => {
    const [network, email] = ['198.51.100.30', unknownAddress()];
    await times(400, () => limits.countSignInAttempt(email, network).catch(() => {}));
    const guess = await logIn(from(network), { email: unknownAddress(), password: 'wrong horse' });
    expect(errorCodeOf(guess)).toBe('INVALID_CREDENTIAL');
  });

  it('is not charged for passwords that there was no time to look at (S33)', async () => {
    const [network, email] = ['198.51.100.35', unknownAddress()];
    await register(from('198.51.100.1'), { email });
    await times(299, () => limits.countSignInAttempt(unknownAddress(), network));
    const { promise, resolve } = Promise.withResolvers<void>();
    const { passwords } = app.jobContext.services;
    const taken = Array.from({ length: 10 }, () => passwords.inTurn(network, () => promise));
    const refused = await Promise.all(Array.from({ length: 20 }, () => logIn(from(network), { email })));
    expect(refused.map(errorCodeOf)).toEqual(Array(20).fill('RATE_LIMITED'));
    resolve();
    await Promise.all(taken);
    expect(errorCodeOf(await logIn(from(network), { email }))).toBeNull();
  });

  it('S37: has 600 right passwords an hour, for however many accounts', async () => {
    const [network, email] = ['198.51.100.36', unknownAddress()];
    await register(from('198.51.100.1'), { email });
    await times(599, async () => {
      const other = unknownAddress();
      await limits.countSignInAttempt(other, network);
      await limits.settleSignInAttempt(other, network, true);
    });
    const guess = await logIn(from(network), { email, password: 'wrong horse' });
    expect(errorCodeOf(guess)).toBe('INVALID_CREDENTIAL');
    expect(errorCodeOf(await logIn(from(network), { email }))).toBeNull();
    const refused = await logIn(from(network), { email });
    expect([refused.status, errorCodeOf(refused)]).toEqual([429, 'RATE_LIMITED']);
    expect(errorCodeOf(await logIn(from('198.51.100.37'), { email }))).toBeNull();
  });

  it('has 100 mails an hour, to however many addresses', async () => {
    const network = '198.51.100.40';
    await times(99, () => limits.countMailRequest(unknownAddress(), network));
    expect(codeOf(await requestPasswordReset(from(network), unknownAddress()))).toBeUndefined();
    const email = unknownAddress();
    await times(6, async () =>
      expect(codeOf(await requestPasswordReset(from(network), email))).toBe('RATE_LIMITED'),
    );
    // The refused requests have used up nothing of the address's own.
    expect(codeOf(await requestPasswordReset(from('198.51.100.41'), email))).toBeUndefined();
  });

  it.each([
    ['sign-ups', 50_000, () => limits.countSignUp(crypto.randomUUID(), '198.51.100.50')],
    ['checkouts', 3_000, () => limits.countCheckout(crypto.randomUUID(), '198.51.100.50')],
    ['questions about payments', 3_000, () => limits.countPaymentCheck(crypto.randomUUID(), '198.51.100.50')],
  ])('has a number of %s: %i', async (_what, limit, count) => {
    await times(limit, count);
    await expect(count()).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
  });
});

describe('S31: one account', () => {
  it('S37: has 60 right passwords an hour, from wherever', async () => {
    const email = unknownAddress();
    await register(from('198.51.100.1'), { email });
    for (let n = 0; n < 60; n++) {
      const { account } = await logIn(from(`198.51.101.${n}`), { email });
      expect(account).not.toBeNull();
    }
    const refused = await logIn(from('198.51.101.200'), { email });
    expect([refused.status, errorCodeOf(refused)]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  it('has 300 sign-ups an hour', async () => {
    const person = await app.world.user();
    const { id } = await app.world.event(await app.world.staff(), { pricePence: 0 });
    await times(300, () => limits.countSignUp(person.id, '198.51.100.60'));
    const refused = await signUpPerson(person, id);
    expect([refused.status, codeOf(refused)]).toEqual([429, 'RATE_LIMITED']);
    expect((await signUpPerson(await app.world.user(), id)).data.signUp.userErrors).toEqual([]);
  });

  it.each(['completeCheckout', 'recheckPayment'])(
    'makes us ask Stripe 100 times an hour by %s, in however many requests',
    async (operation) => {
      const creator = await app.world.staff();
      const { id } = await app.world.event(creator);
      const user = await app.world.user();
      const { payment } = await checkoutFor(user, id);
      const asking = operation === 'completeCheckout' ? user : creator;
      const alias = (n: number) => `a${n}: ${operation}(input: $input) { userErrors { code } }`;
      const type = operation === 'completeCheckout' ? 'CompleteCheckoutInput' : 'RecheckPaymentInput';
      const fifteen = Array.from({ length: 15 }, (_, n) => alias(n)).join(' ');
      const codes: unknown[] = [];
      await times(10, async () => {
        const input = { paymentId: payment.id };
        codes.push(
          codeOf(await asking.client.graphql(`mutation ($input: ${type}!) { ${fifteen} }`, { input })),
        );
      });
      // Six times fifteen, and ten of the seventh.
      expect(codes).toEqual([...Array(6).fill(undefined), ...Array(4).fill('RATE_LIMITED')]);
    },
  );
});

it('S31: the table of the limits holds no address, nor a hash that anybody could make of one', async () => {
  const [network, email] = ['203.0.113.77', unknownAddress()];
  await logIn(from(network), { email, password: 'wrong horse' });
  await requestPasswordReset(from(network), email);
  const rows = (await everyRow(app.database)).filter((row) => row.startsWith('rate_limits '));
  expect(rows.filter((row) => /attempts|wrongPasswords|mails/.test(row)).length).toBeGreaterThan(3);
  for (const text of [network, email, `${email}\n${network}`]) {
    const unkeyed = createHash('sha256').update(text).digest();
    for (const trace of [text, unkeyed.toString('base64url'), unkeyed.toString('hex')]) {
      expect(rows.join('\n')).not.toContain(trace);
    }
  }
});
