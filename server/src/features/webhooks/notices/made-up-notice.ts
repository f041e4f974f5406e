import { v7 as newId } from 'uuid';
import { NameShown } from '../../accounts/names/name-shown.js';
import type { Viewer } from '../../accounts/viewer.js';
import type { Event } from '../../events/event.entity.js';
import { eventInput } from '../../events/event-input.js';
import { newEvent } from '../../events/new-event.js';
import type { Payment } from '../../payments/payment.entity.js';
import { PaymentAttentionReason } from '../../payments/payment-attention-reason.js';
import { PaymentStatus } from '../../payments/payment-status.js';
import { newSignUp } from '../../sign-ups/new-sign-up.js';
import type { SignUp } from '../../sign-ups/sign-up.entity.js';
import type { WaitingListEntry } from '../../waiting-list/waiting-list-entry.entity.js';
import type { NoticeFacts } from './notice-body.js';
import { subjects, WebhookTopic } from './webhook-topic.js';

const DAY = 24 * 60 * 60_000;

const { PAYMENT_REFUNDED, PAYMENT_FAILED, PAYMENT_NEEDS_ATTENTION } = WebhookTopic;

/** A notice of an event that there is not, for trying a receiver. */
export function madeUpNotice(owner: Viewer, topic: WebhookTopic, now: Date): NoticeFacts {
  const event = madeUpEvent(owner, now);
  const signUp = madeUpSignUp(event, now);
  const payment = madeUpPayment(event, signUp, topic, now);
  const waitingListEntry = madeUpEntry(event, topic, now);
  const about = subjects[topic];
  const signUpIds = {
    event: null,
    signUp: signUp.id,
    payment: payment.originalSignUpId,
    waitingListEntry: null,
  };
  return {
    id: newId(),
    topic,
    occurredAt: now,
    eventId: event.id,
    signUpId: signUpIds[about],
    paymentId: about === 'payment' ? payment.id : null,
    waitingListEntryId: about === 'waitingListEntry' ? waitingListEntry.id : null,
    ...(topic !== WebhookTopic.EVENT_DELETED && { madeUp: { event, signUp, payment, waitingListEntry } }),
  };
}

function madeUpEvent({ accountId: createdById }: Viewer, createdAt: Date): Event {
  const fields = eventInput.parse({
    title: 'A test of your webhook',
    description: 'This event was made up for the test.',
    location: 'Nowhere',
    type: 'Test',
    date: new Date(createdAt.getTime() + 7 * DAY).toISOString().slice(0, 10),
    startTime: '18:00',
    endTime: '20:00',
    timeZone: 'UTC',
    pricePence: 1000,
    refundDeadlineHours: 24,
    capacity: 10,
  });
  return { ...newEvent(fields, { id: newId(), createdById, createdAt }), signUpCount: 1 };
}

const contact = { name: 'Maya Example', email: 'maya@example.org', unconfirmedEmail: null };
const nameShown = NameShown.SIGNED_IN;

function madeUpEntry({ id: eventId }: Event, topic: WebhookTopic, now: Date): WaitingListEntry {
  const offerExpiresAt = topic === WebhookTopic.PLACE_OFFERED ? new Date(now.getTime() + DAY) : null;
  return { id: newId(), eventId, accountId: newId(), contact, nameShown, joinedAt: now, offerExpiresAt };
}

function madeUpSignUp({ id: eventId }: Event, now: Date): SignUp {
  return newSignUp({ id: newId(), eventId, accountId: newId(), contact, nameShown, signedUpAt: now });
}

const statuses: Partial<Record<WebhookTopic, PaymentStatus>> = {
  PAYMENT_REFUNDED: PaymentStatus.REFUNDED,
  PAYMENT_FAILED: PaymentStatus.REQUIRES_PAYMENT,
};

function madeUpPayment(event: Event, signUp: SignUp, topic: WebhookTopic, now: Date): Payment {
  const isRefunded = topic === PAYMENT_REFUNDED;
  return {
    id: newId(),
    accountId: signUp.accountId,
    eventId: event.id,
    eventCreatedById: event.createdById,
    signUpId: topic === PAYMENT_FAILED ? null : signUp.id,
    cancelledSignUpId: null,
    originalEventId: event.id,
    originalSignUpId: topic === PAYMENT_FAILED ? null : signUp.id,
    eventTitle: event.title,
    contact: signUp.contact,
    nameShown: signUp.nameShown,
    dueMail: null,
    amountPence: event.pricePence,
    currency: 'gbp',
    refundedPence: isRefunded ? event.pricePence : 0,
    status: statuses[topic] ?? PaymentStatus.SUCCEEDED,
    attentionReason: topic === PAYMENT_NEEDS_ATTENTION ? PaymentAttentionReason.DISPUTED : null,
    endedAttentionReasons: [],
    attentionNote: null,
    noPlaceReason: null,
    shownRevision: 0,
    shownDeadline: null,
    idempotencyKey: newId(),
    intentId: null,
    createdAt: now,
    paidAt: topic === PAYMENT_FAILED ? null : now,
    refundedAt: isRefunded ? now : null,
    updatedAt: now,
  };
}
