import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { comparePaymentsJob } from '../../src/features/payment-providers/stripe/compare-payments.job.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import {
  cancelledSignUps,
  cancelSignUp,
  giveBack,
  notCancelled,
  termsOf,
} from '../sign-ups/cancel-sign-up-operations.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { PASSWORD } from '../support/world.js';
import { HOUR, paidPlace as openedAndPaid } from './paid-place.js';
import { checkoutFor, codesOf, completeCheckout, placeOf } from './payment-operations.js';
import { expectBooksToAgree, paymentRow } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());
beforeEach(() => app.resetPayments());

const paidPlace = (fields: object = {}) => openedAndPaid(app, fields);

function goTo(instant: number): void {
  app.clock.advance(instant - app.clock.now().getTime());
}

const refundsOf = async ({ intentId }: { intentId: string }) =>
  (await app.stripe.refunds()).filter(({ payment_intent }) => payment_intent === intentId);
const mailsTo = ({ user }: { user: { email: string } }) =>
  app.mailGateway.to(user.email).map(({ subject }) => subject);

const closed = notCancelled(
  'CANCELLATION_CLOSED',
  'The £24.50 cannot come back any more. You still have your place',
  'expectedRefundPence',
);

describe('L5: the sum that comes back is the one that was shown before', () => {
  it('all of it until the deadline, and the person gets a mail', async () => {
    const paid = await paidPlace();
    expect(await termsOf(paid.user, paid.eventId)).toMatchObject({
      viewerCanCancel: true,
      refundPence: 2450,
    });
    const { data } = await cancelSignUp(paid.user, paid.signUpId, 2450);
    expect(data.cancelSignUp).toMatchObject({
      event: { signUpCount: 0, viewerSignUp: null },
      refund: { id: paid.payment.id, amountPence: 2450, status: 'REFUND_PENDING' },
    });
    await app.settle();
    expect(await paymentRow(app, paid.payment)).toMatchObject({ status: 'REFUNDED', sign_up_id: null });
    expect(await refundsOf(paid)).toMatchObject([{ amount: 2450 }]);
    const [gone] = app.mailGateway.to(paid.user.email, 'You gave your place back');
    expect(gone?.text).toContain('You get back the £24.50 that you paid');
    const [back] = app.mailGateway.to(paid.user.email, 'Your money back');
    expect(back?.text).not.toContain('You have no place');
    await expectBooksToAgree(app);
  });

  it('the rest after a part went back before, as one sum in each mail, with the part named', async () => {
    const paid = await paidPlace();
    await app.stripe.refundByHand(paid.intentId, 450);
    await app.stripe.delivered();
    await app.settle();
    await cancelSignUp(paid.user, paid.signUpId, 2000);
    await app.settle();
    const [gone] = app.mailGateway.to(paid.user.email, 'You gave your place back');
    expect(gone?.text).toContain('You get back £20 to the card that you paid with.');
    const [back] = app.mailGateway.to(paid.user.email, 'Your money back');
    expect(back?.text).toContain('We have given back £20.');
    for (const text of [gone?.text, back?.text]) {
      expect(text).toContain('The other £4.50 of the £24.50 that you paid');
      expect(text).not.toContain('all of it');
    }
  });

  it('nothing from the deadline on, to the millisecond, and it is said before and in the mail', async () => {
    const paid = await paidPlace();
    goTo(paid.startsAt - 48 * HOUR - 1);
    expect(await termsOf(paid.user, paid.eventId)).toMatchObject({ refundPence: 2450 });
    app.clock.advance(1);
    expect(await termsOf(paid.user, paid.eventId)).toMatchObject({ viewerCanCancel: true, refundPence: 0 });
    expect((await cancelSignUp(paid.user, paid.signUpId, 2450)).data.cancelSignUp).toEqual(closed);
    expect(await placeOf(paid.user.client, paid.eventId)).toMatchObject({
      signUpCount: 1,
      viewerSignUp: { id: paid.signUpId, payment: { status: 'SUCCEEDED' } },
    });
    const { data } = await cancelSignUp(paid.user, paid.signUpId, 0);
    expect(data.cancelSignUp).toMatchObject({ cancelledSignUpId: paid.signUpId, refund: null });
    await app.settle();
    expect(await refundsOf(paid)).toEqual([]);
    const [mail] = app.mailGateway.to(paid.user.email, 'You gave your place back');
    expect(mail?.text).toContain('The £24.50 that you paid does not come back');
    await expectBooksToAgree(app);
  });

  it('nothing where the event gives nothing back, which is so unless the creator chose a deadline', async () => {
    const paid = await paidPlace({ refundDeadlineHours: undefined });
    expect(await termsOf(paid.user, paid.eventId)).toMatchObject({ viewerCanCancel: true, refundPence: 0 });
    expect(await giveBack(paid.user, paid.signUpId)).toMatchObject({ refund: null });
  });

  it('not less because the creator took back a better deadline than the one of the payment', async () => {
    const paid = await paidPlace({ refundDeadlineHours: null });
    await updateEvent(paid.creator.client, { id: paid.eventId, refundDeadlineHours: 48 });
    expect(await termsOf(paid.user, paid.eventId)).toMatchObject({ refundPence: 2450 });
    await updateEvent(paid.creator.client, { id: paid.eventId, refundDeadlineHours: null });
    expect((await cancelSignUp(paid.user, paid.signUpId, 2450)).data.cancelSignUp).toEqual(closed);
  });

  it('all of it when the creator takes the person out, also after the start', async () => {
    const paid = await paidPlace({ refundDeadlineHours: null });
    goTo(paid.startsAt + HOUR);
    await giveBack(paid.creator, paid.signUpId);
    await app.settle();
    expect(await refundsOf(paid)).toMatchObject([{ amount: 2450 }]);
    const [mail] = app.mailGateway.to(paid.user.email, 'Your place was cancelled');
    expect(mail?.text).toContain('You get back the £24.50');
    await expectBooksToAgree(app);
  });
});

describe('P6, P7, P13: a place given back does not come back', () => {
  it.each([
    ['with the money', 48],
    ['too late for the money', null],
  ])('by late and doubled webhooks, another completion or the comparison: %s', async (_how, hours) => {
    const paid = await paidPlace({ refundDeadlineHours: hours });
    await app.stripe.webhooks('double');
    const answers = await Promise.all([1, 2, 3].map(() => cancelSignUp(paid.user, paid.signUpId)));
    expect(answers.filter(({ data }) => data.cancelSignUp.cancelledSignUpId)).toHaveLength(1);
    await app.stripe.release('reverse');
    await app.settle();
    for (const _time of [1, 2]) {
      expect(codesOf(await completeCheckout(paid.user, paid.payment.id))).toEqual(['SIGN_UP_NOT_FOUND']);
      await comparePaymentsJob.run(app.jobContext, {});
      await app.settle();
    }
    expect(await placeOf(paid.user.client, paid.eventId)).toEqual({ signUpCount: 0, viewerSignUp: null });
    expect(await refundsOf(paid)).toHaveLength(hours === null ? 0 : 1);
    expect(mailsTo(paid).filter((subject) => subject.startsWith('You gave'))).toHaveLength(1);
    expect(await paymentRow(app, paid.payment)).toMatchObject({ attention_reason: null });
    await expectBooksToAgree(app);
    await app.stripe.webhooks('normal');
  });

  it.each([
    ['with the money', 48, 1],
    ['too late for the money', null, 2],
  ])('and the person can pay for another: %s', async (_how, hours, charged) => {
    const paid = await paidPlace({ refundDeadlineHours: hours });
    await giveBack(paid.user, paid.signUpId);
    await app.settle();
    const again = await checkoutFor(paid.user, paid.eventId);
    expect(again.payment.id).not.toBe(paid.payment.id);
    await app.stripe.pay((await app.stripe.intentOf(again.payment)).id);
    await completeCheckout(paid.user, again.payment.id);
    await app.settle();
    expect(await placeOf(paid.user.client, paid.eventId)).toMatchObject({
      signUpCount: 1,
      viewerSignUp: { payment: { id: again.payment.id, status: 'SUCCEEDED' } },
    });
    expect(await app.stripe.balance()).toBe(2450 * charged);
    await expectBooksToAgree(app);
  });

  it.each([
    ['before', true],
    ['after', false],
  ])('by a checkout that was open beside it and is paid %s', async (_when, isPaidBefore) => {
    const { user, creator, eventId, payment, intentId } = await app.checkout();
    await updateEvent(creator.client, { id: eventId, pricePence: 0 });
    const { data } = await signUpPerson(user, eventId);
    if (isPaidBefore) await app.stripe.pay(intentId);
    await giveBack(user, data.signUp.signUp?.id as string);
    if (!isPaidBefore) await app.stripe.pay(intentId);
    await app.settle();
    expect(await placeOf(user.client, eventId)).toEqual({ signUpCount: 0, viewerSignUp: null });
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'REFUNDED' });
    expect(await app.stripe.balance()).toBe(0);
    await expectBooksToAgree(app);
  });

  it('nor by a checkout that was open beside it and is not paid: it can be paid no more', async () => {
    const { user, creator, eventId, payment, intentId } = await app.checkout();
    await updateEvent(creator.client, { id: eventId, pricePence: 0 });
    const { data } = await signUpPerson(user, eventId);
    await giveBack(user, data.signUp.signUp?.id as string);
    await app.settle();
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'CANCELED' });
    expect(await app.stripe.intent(intentId)).toMatchObject({ status: 'canceled' });
  });

  it('P17: a refund that Stripe refuses is listed for staff, and the person is told', async () => {
    const paid = await paidPlace();
    await app.stripe.refuseRefunds();
    onTestFinished(async () => void (await app.stripe.recover()));
    await giveBack(paid.user, paid.signUpId);
    await app.settle();
    expect(await paymentRow(app, paid.payment)).toMatchObject({
      status: 'REFUND_PENDING',
      attention_reason: 'REFUND_FAILED',
    });
    expect(mailsTo(paid)).toContain('Your money is not back yet: Bread for beginners');
  });
});

describe('money that was kept because it was too late', () => {
  async function retainedMoney() {
    const paid = await paidPlace({ refundDeadlineHours: null });
    await giveBack(paid.user, paid.signUpId);
    await app.settle();
    return paid;
  }

  it('does not come back by deleting the account', async () => {
    const paid = await retainedMoney();
    await deleteAccount(paid.user.client, PASSWORD);
    await app.settle();
    expect(await paymentRow(app, paid.payment)).toMatchObject({ status: 'SUCCEEDED', name: null });
    expect(await refundsOf(paid)).toEqual([]);
    await expectBooksToAgree(app);
  });

  it('comes back when the event is cancelled: people do not pay for what did not take place', async () => {
    const paid = await retainedMoney();
    await deleteEvent(paid.creator.client, paid.eventId);
    await app.settle();
    expect(await refundsOf(paid)).toMatchObject([{ amount: 2450 }]);
    await expectBooksToAgree(app);
  });
});

it('My Events shows what came back', async () => {
  const paid = await paidPlace();
  await giveBack(paid.user, paid.signUpId);
  expect((await cancelledSignUps(paid.user))?.nodes).toMatchObject([
    { id: paid.signUpId, refund: { amountPence: 2450, status: 'REFUND_PENDING' } },
  ]);
});

it('others learn nothing of the money', async () => {
  const paid = await paidPlace();
  const { data, errors } = await (await app.world.user()).client.graphql(
    `{ event(id: "${paid.eventId}") { signUps { nodes { viewerCanCancel refundPence } } } }`,
  );
  expect(data.event.signUps.nodes).toEqual([{ viewerCanCancel: false, refundPence: null }]);
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
