import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCalendarFile } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import {
  cancelEvent,
  deleteEvent,
  REASON,
  undoCancelEvent,
  updateEvent,
} from '../events/event-operations.js';
import { placeFor, stateOf } from '../sign-ups/sign-up-operations.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { join, lineOf, wait } from '../sign-ups/waiting-list-operations.js';
import { passTime } from '../support/pass-time.js';
import type { Person } from '../support/world.js';
import { paidPlace, payFor } from './paid-place.js';
import { checkoutFor, codesOf, completeCheckout } from './payment-operations.js';
import { expectBooksToAgree, paymentRow, paymentRows } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

const MINUTE = 60_000;

let app: PaymentsApp;
let staff: Person;
let person: Person;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.resetPayments();
  for (const table of ['events', 'pgboss.job']) await app.database.query(`DELETE FROM ${table}`);
  app.mailGateway.mails.length = 0;
  person = await app.world.user();
});

/** The subjects of the mails about events, to a person or to all. */
const subjects = ({ email }: Partial<Person> = {}) =>
  app.mailGateway.mails
    .filter(({ to, subject }) => subject.endsWith('Bread for beginners') && (!email || to === email))
    .map(({ subject }) => subject);

const event = async (fields: object = {}) => (await app.world.event(staff, fields)).id;

/** The five minutes are over, and everything has followed from that. */
async function carryOut(): Promise<void> {
  await passTime(app, 5 * MINUTE);
  await app.settle();
}

const cancellations = (to: Person) => app.mailGateway.to(to.email, 'Cancelled');

/** A person who has paid for a place at an event of another creator's. */
async function paid(fields: object = {}) {
  const place = await paidPlace(app, fields);
  app.mailGateway.mails.length = 0;
  return place;
}

describe('E4: a cancelled event', () => {
  it('is mailed to each person with a place, once, with the reason and the end of the calendar entry', async () => {
    const id = await event({ pricePence: 0 });
    const others = [await app.world.user(), await app.world.user()];
    for (const each of [person, ...others]) await placeFor(each, id);
    await app.settle();
    app.mailGateway.mails.length = 0;
    await cancelEvent(staff.client, id);
    await app.settle();
    expect(subjects()).toEqual([]);
    await carryOut();
    await carryOut();
    for (const each of [person, ...others]) {
      const [mail, ...more] = cancellations(each);
      expect(more).toEqual([]);
      expect(mail?.text).toContain(`The creator writes: “${REASON}”`);
      expect(mail?.attachment?.contentType).toContain('method=CANCEL');
      expect(mail?.attachment?.content).toContain('STATUS:CANCELLED');
    }
  });

  it('stays with its people, who cannot give their places back', async () => {
    const id = await event({ pricePence: 0 });
    const { id: signUpId } = await placeFor(person, id);
    await cancelEvent(staff.client, id);
    for (const { client } of [person, staff]) {
      const answer = await client.graphql(
        'mutation GiveBack($id: ID!) { cancelSignUp(input: { signUpId: $id }) { userErrors { code } } }',
        { id: signUpId },
      );
      expect(codesOf(answer)).toEqual(['EVENT_CANCELLED']);
    }
    await carryOut();
    expect(await stateOf(person.client, id)).toMatchObject({
      signUpCount: 1,
      viewerSignUp: { id: signUpId },
    });
  });

  it('raises the SEQUENCE of its calendar file with each step', async () => {
    const id = await event({ pricePence: 0 });
    const fileOf = async (who: Person) => {
      const content = await (await who.client.request(`/events/${id}/event.ics`)).text();
      return { ...readCalendarFile(content), isCancelled: content.includes('STATUS:CANCELLED') };
    };
    await placeFor(person, id);
    const files = [await fileOf(person)];
    await cancelEvent(staff.client, id);
    files.push(await fileOf(person));
    await undoCancelEvent(staff.client, id);
    files.push(await fileOf(person));
    await passTime(app, MINUTE);
    await cancelEvent(staff.client, id);
    files.push(await fileOf(person));
    expect(files.map(({ isCancelled }) => isCancelled)).toEqual([false, true, false, true]);
    expect(files.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
    await carryOut();
    const mailed = readCalendarFile(cancellations(person)[0]?.attachment?.content ?? '');
    expect(mailed).toMatchObject({ uid: files[3]?.uid, sequence: 3 });
    expect(await fileOf(person)).toMatchObject({ isCancelled: true, sequence: 3 });
    expect(await fileOf(staff)).toMatchObject({ isCancelled: true });
  });

  it('gives every payment back whole, also past the deadline, and the mail names the sum', async () => {
    const place = await paid({ refundDeadlineHours: null });
    await cancelEvent(place.creator.client, place.eventId);
    await carryOut();
    expect(await paymentRow(app, place.payment)).toMatchObject({
      ...{ status: 'REFUNDED', refunded_pence: 2450, no_place_reason: 'EVENT_CANCELLED' },
      ...{ event_id: place.eventId, sign_up_id: place.signUpId },
    });
    const [mail] = cancellations(place.user);
    expect(mail?.text).toContain('You get back the £24.50');
    expect(app.mailGateway.to(place.user.email, 'Your money back')).toHaveLength(1);
    await expectBooksToAgree(app);
  });

  it('is where payments need attention when a refund fails', async () => {
    const place = await paid();
    await app.stripe.fail('refunds.create', 'refused');
    await cancelEvent(place.creator.client, place.eventId);
    await carryOut();
    await app.stripe.recover();
    const { data } = await place.creator.client.graphql(
      'query Attention($id: ID!) { event(id: $id) { paymentsNeedingAttention { nodes { id attentionReason } } } }',
      { id: place.eventId },
    );
    expect(data.event.paymentsNeedingAttention.nodes).toEqual([
      { id: place.payment.id, attentionReason: 'REFUND_FAILED' },
    ]);
  });

  it('refunds a payment that arrives afterwards, before or after it is carried out', async () => {
    const id = await event({ capacity: 5 });
    const late = await app.world.user();
    const [early, checkout] = [await checkoutFor(person, id), await checkoutFor(late, id)];
    await cancelEvent(staff.client, id);
    await app.stripe.pay(early.intentId);
    expect(codesOf(await completeCheckout(person, early.payment.id))).toEqual(['EVENT_CANCELLED']);
    await app.stripe.pay(checkout.intentId);
    await carryOut();
    for (const row of await paymentRows(app))
      expect(row).toMatchObject({ status: 'REFUNDED', no_place_reason: 'EVENT_CANCELLED', sign_up_id: null });
    await expectBooksToAgree(app);
  });

  it('ends its line and what is held, and no place goes to anybody', async () => {
    const id = await event({ capacity: 1 });
    const { payment } = await checkoutFor(person, id);
    const waiting = await app.world.user();
    await wait(waiting, id);
    await cancelEvent(staff.client, id);
    expect(codesOf(await join(await app.world.user(), id))).toEqual(['EVENT_CANCELLED']);
    // The hold runs out, and its place is not offered.
    await passTime(app, 20 * MINUTE);
    await app.settle();
    expect(await lineOf(waiting.client, id)).toMatchObject({ waitingCount: 0, viewerWaitingListEntry: null });
    expect(cancellations(waiting)[0]?.text).toContain('the event that you wait for');
    expect(subjects(waiting)).toHaveLength(1);
    expect(await app.database.query('SELECT FROM place_holds WHERE event_id = $1', [id])).toEqual([]);
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'CANCELED' });
    expect(await wrongCounts(app.database)).toEqual([]);
  });

  it('sends no mail twice when it is deleted, and pays nothing back twice', async () => {
    const place = await paid();
    await cancelEvent(place.creator.client, place.eventId);
    await carryOut();
    await deleteEvent(place.creator.client, place.eventId);
    await app.settle();
    expect(cancellations(place.user)).toHaveLength(1);
    expect(await paymentRow(app, place.payment)).toMatchObject({ status: 'REFUNDED', event_id: null });
    await expectBooksToAgree(app);
  });

  it('is mailed once when it is deleted within the five minutes', async () => {
    const place = await paid();
    await cancelEvent(place.creator.client, place.eventId);
    await deleteEvent(place.creator.client, place.eventId);
    await carryOut();
    expect(cancellations(place.user)).toHaveLength(1);
    expect(cancellations(place.user)[0]?.text).toContain(REASON);
    expect(await paymentRow(app, place.payment)).toMatchObject({ status: 'REFUNDED' });
  });

  it('pays back a person who deletes the account before it is carried out', async () => {
    const place = await paid({ refundDeadlineHours: null });
    await cancelEvent(place.creator.client, place.eventId);
    await deleteAccount(place.user.client);
    await carryOut();
    expect(await paymentRow(app, place.payment)).toMatchObject({ status: 'REFUNDED', account_id: null });
    await expectBooksToAgree(app);
  });

  it('is carried out when the account of its creator is deleted', async () => {
    const place = await paid();
    await cancelEvent(place.creator.client, place.eventId);
    await deleteAccount(place.creator.client);
    await carryOut();
    expect(cancellations(place.user)).toHaveLength(1);
    expect(await paymentRow(app, place.payment)).toMatchObject({ status: 'REFUNDED' });
  });
});

describe('E5: an event that is brought back within five minutes', () => {
  it('has mailed nobody and paid nothing back, and goes on as before', async () => {
    const place = await paid();
    await cancelEvent(place.creator.client, place.eventId);
    await passTime(app, 5 * MINUTE - 1);
    await undoCancelEvent(place.creator.client, place.eventId);
    await carryOut();
    expect(subjects()).toEqual([]);
    expect(await paymentRow(app, place.payment)).toMatchObject({
      status: 'SUCCEEDED',
      no_place_reason: null,
    });
    expect(await stateOf(place.user.client, place.eventId)).toMatchObject({
      viewerSignUp: { id: place.signUpId },
    });
  });

  it('is carried out five minutes after the second cancellation, and not after the first', async () => {
    const place = await paid();
    await cancelEvent(place.creator.client, place.eventId);
    await passTime(app, 4 * MINUTE);
    await undoCancelEvent(place.creator.client, place.eventId);
    await cancelEvent(place.creator.client, place.eventId);
    await passTime(app, MINUTE);
    await app.settle();
    expect(subjects()).toEqual([]);
    await carryOut();
    expect(cancellations(place.user)).toHaveLength(1);
  });

  it('takes checkouts that were open', async () => {
    const opened = await app.checkout({ capacity: 1 });
    await cancelEvent(opened.creator.client, opened.eventId);
    await undoCancelEvent(opened.creator.client, opened.eventId);
    expect(await payFor(app, { ...opened, startsAt: 0 })).not.toBe('');
  });

  it('sends the mail of a change that fell into the five minutes later', async () => {
    const id = await event({ pricePence: 0 });
    await placeFor(person, id);
    await app.settle();
    await updateEvent(staff.client, { id, location: 'The Dairy' });
    await passTime(app, 2 * MINUTE);
    await cancelEvent(staff.client, id);
    await passTime(app, 4 * MINUTE);
    await app.settle();
    expect(app.mailGateway.to(person.email, 'Changed')).toEqual([]);
    await undoCancelEvent(staff.client, id);
    await carryOut();
    expect(app.mailGateway.to(person.email, 'Changed')).toHaveLength(1);
  });

  it('sends no confirmation and no change of an event that stays cancelled', async () => {
    const id = await event({ pricePence: 0 });
    await placeFor(person, id);
    await updateEvent(staff.client, { id, location: 'The Dairy' });
    await cancelEvent(staff.client, id);
    await carryOut();
    await carryOut();
    expect(subjects(person)).toEqual(['Cancelled: Bread for beginners']);
  });
});

it('waits for its time where the clock of the process is behind the database', async () => {
  const id = await event({ pricePence: 0 });
  await placeFor(person, id);
  await app.settle();
  app.mailGateway.mails.length = 0;
  await cancelEvent(staff.client, id);
  await passTime(app, 5 * MINUTE);
  app.clock.advance(-1);
  await app.settle();
  expect(subjects()).toEqual([]);
  await passTime(app, 1_000);
  await app.settle();
  expect(cancellations(person)).toHaveLength(1);
});
