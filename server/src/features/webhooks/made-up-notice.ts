import { v7 as newId } from 'uuid';
import type { Viewer } from '../accounts/viewer.js';
import type { Event } from '../events/event.entity.js';
import type { Payment } from '../payments/payment.entity.js';
import { PaymentStatus } from '../payments/payment-status.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import type { NoticeFacts } from './notice-body.js';
import { WebhookTopic } from './webhook-topic.js';

const DAY = 24 * 60 * 60_000;

const ofSignUps: readonly WebhookTopic[] = [WebhookTopic.SIGN_UP_ADDED, WebhookTopic.SIGN_UP_CANCELLED];
const ofPayments: readonly WebhookTopic[] = [WebhookTopic.PAYMENT_SUCCEEDED, WebhookTopic.PAYMENT_REFUNDED];

/** A notice of an event that there is not, for trying a receiver. */
export function madeUpNotice(owner: Viewer, topic: WebhookTopic, now: Date): NoticeFacts {
  const event = madeUpEvent(owner, now);
  const signUp = madeUpSignUp(event, now);
  const payment = madeUpPayment(event, signUp, topic, now);
  return {
    id: newId(),
    topic,
    occurredAt: now,
    eventId: event.id,
    signUpId: ofSignUps.includes(topic) ? signUp.id : null,
    paymentId: ofPayments.includes(topic) ? payment.id : null,
    ...(topic !== WebhookTopic.EVENT_DELETED && { madeUp: { event, signUp, payment } }),
  };
}

function madeUpEvent({ accountId }: Viewer, now: Date): Event {
  const startsAt = new Date(now.getTime() + 7 * DAY);
  startsAt.setUTCHours(18, 0, 0, 0);
  const endsAt = new Date(startsAt.getTime() + DAY / 12);
  return {
    id: newId(),
    title: 'A test of your webhook',
    description: 'This event was made up for the test.',
    location: 'Nowhere',
    type: 'Test',
    date: startsAt.toISOString().slice(0, 10),
    startTime: '18:00',
    endTime: '20:00',
    timeZone: 'UTC',
    startsAt,
    endsAt,
    pricePence: 1000,
    refundDeadlineHours: 24,
    public: true,
    createdAt: now,
    updatedAt: now,
    revision: 0,
    createdById: accountId,
    signUpCount: 1,
    capacity: 10,
    heldCount: 0,
    waitingCount: 0,
    searchText: '',
  };
}

function madeUpSignUp({ id: eventId }: Event, now: Date): SignUp {
  const contact = { name: 'Maya Example', email: 'maya@example.org', unconfirmedEmail: null };
  return { id: newId(), eventId, accountId: newId(), contact, signedUpAt: now, addedToCalendarAt: null };
}

function madeUpPayment(event: Event, signUp: SignUp, topic: WebhookTopic, now: Date): Payment {
  const isRefunded = topic === WebhookTopic.PAYMENT_REFUNDED;
  return {
    id: newId(),
    accountId: signUp.accountId,
    eventId: event.id,
    eventCreatedById: event.createdById,
    signUpId: signUp.id,
    cancelledSignUpId: null,
    eventTitle: event.title,
    contact: signUp.contact,
    dueMail: null,
    amountPence: event.pricePence,
    currency: 'gbp',
    refundedPence: isRefunded ? event.pricePence : 0,
    status: isRefunded ? PaymentStatus.REFUNDED : PaymentStatus.SUCCEEDED,
    attentionReason: null,
    noPlaceReason: null,
    idempotencyKey: newId(),
    intentId: null,
    createdAt: now,
    updatedAt: now,
  };
}
