import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutFor, startCheckout } from '../payments/payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { placeFor, signUpPerson, stateOf } from '../sign-ups/sign-up-operations.js';
import { join, lineOf, wait } from '../sign-ups/waiting-list-operations.js';
import { storedJobs } from '../support/stored-jobs.js';
import type { Person } from '../support/world.js';
import { requestEmailVerification, requestPasswordReset } from './recovery-operations.js';

let app: PaymentsApp;
let staff: Person;
let person: Person;
beforeAll(async () => {
  const env = {
    NODE_ENV: 'production',
    REQUIRE_VERIFIED_STAFF: 'false',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  app = await startPaymentsApp({ env, doJobs: false });
  staff = await app.world.staff();
  person = await app.world.user();
});
afterAll(() => app.close());

const anotherAddress = {
  code: 'MAIL_UNAVAILABLE',
  field: 'email',
  message:
    'No mail is sent from here at the moment, so another address cannot be confirmed. Enter the address of your account',
};
const noMail = {
  userErrors: [{ code: 'MAIL_UNAVAILABLE', message: 'No mail is sent from here at the moment', field: null }],
};
const typed = () => ({ email: `${crypto.randomUUID()}@example.org` });

describe('without a mail service', () => {
  it('O9: another address than the account’s gets no place, and the person can try again with theirs', async () => {
    const { id } = await app.world.event(staff, { pricePence: 0 });
    expect((await signUpPerson(person, id, typed())).data?.signUp).toEqual({
      signUp: null,
      userErrors: [anotherAddress],
    });
    expect(await stateOf(person.client, id)).toMatchObject({ signUpCount: 0 });
    expect(await placeFor(person, id)).toMatchObject({ email: person.email, emailConfirmed: true });
  });

  it('O9: another address than the account’s gets no place in line', async () => {
    const { id } = await app.world.event(staff, { pricePence: 0, capacity: 1 });
    await placeFor(await app.world.user(), id);
    expect((await join(person, id, typed())).data?.joinWaitingList).toEqual({
      waitingListEntry: null,
      userErrors: [anotherAddress],
    });
    expect(await lineOf(person.client, id)).toMatchObject({ waitingCount: 0 });
    await wait(person, id);
  });

  it('O9: another address than the account’s cannot be paid for', async () => {
    const { id } = await app.world.event(staff);
    expect((await startCheckout(person, id, typed())).data?.startCheckout).toMatchObject({
      payment: null,
      userErrors: [anotherAddress],
    });
    await checkoutFor(person, id);
  });

  it('O9: asking for a new password says that no mail is sent, whatever the address', async () => {
    for (const email of [person.email, typed().email]) {
      const answer = await requestPasswordReset(app.anonymous(), email);
      expect(answer.data?.requestPasswordReset).toEqual(noMail);
    }
    expect(await storedJobs(app.database, 'send-password-reset')).toEqual([]);
  });

  it('O9: asking for a link that verifies the address says that no mail is sent', async () => {
    const before = await storedJobs(app.database, 'send-email-verification');
    const answer = await requestEmailVerification(person.client);
    expect(answer.data?.requestEmailVerification).toEqual(noMail);
    expect(await storedJobs(app.database, 'send-email-verification')).toEqual(before);
  });
});
