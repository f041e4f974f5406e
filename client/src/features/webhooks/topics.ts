import type { WebhookTopic } from '../../gql/types';
import type { Option } from '../../ui/forms/check-list';

/** In the order of an event's life. */
const inWords: Record<WebhookTopic, Pick<Option<WebhookTopic>, 'title' | 'detail'>> = {
  EVENT_CREATED: { title: 'Event created', detail: 'You have created an event.' },
  EVENT_UPDATED: { title: 'Event changed', detail: 'You have changed a field of an event.' },
  EVENT_CANCELLED: {
    title: 'Event cancelled',
    detail: 'You have cancelled an event, and can no longer undo it. Its sign-ups stay.',
  },
  EVENT_DELETED: {
    title: 'Event deleted',
    detail: 'You have deleted an event, and with it all its sign-ups.',
  },
  SIGN_UP_ADDED: {
    title: 'Sign-up added',
    detail: 'A person has a place: by signing up, by paying, or from the waiting list.',
  },
  SIGN_UP_CANCELLED: {
    title: 'Sign-up cancelled',
    detail: 'A place was given back, or its account was deleted.',
  },
  PAYMENT_SUCCEEDED: { title: 'Payment succeeded', detail: 'A card was charged for a place.' },
  PAYMENT_REFUNDED: { title: 'Payment refunded', detail: 'A payment has gone back in full.' },
  PAYMENT_FAILED: { title: 'Payment failed', detail: 'A card was refused. Nothing was charged.' },
  PAYMENT_NEEDS_ATTENTION: {
    title: 'Payment needs attention',
    detail: 'Staff should look at a payment: its refund failed, or it is disputed.',
  },
  WAITING_LIST_JOINED: { title: 'Waiting list joined', detail: 'A person waits for a place.' },
  PLACE_OFFERED: { title: 'Place offered', detail: 'A place with a price is held for a person who waited.' },
  ATTENDEE_ARRIVED: { title: 'Person arrived', detail: 'A person was let in at the door.' },
  SIGN_UP_CONFIRMED: {
    title: 'Sign-up confirmed',
    detail: 'A person has confirmed the address of their sign-up.',
  },
};

export const topics = (Object.keys(inWords) as WebhookTopic[]).map((value) => ({ value, ...inWords[value] }));

/** The topics that a check list says are chosen. */
export const topicsIn = (value: string) => value.split(' ').filter(Boolean) as WebhookTopic[];

/** A server that is newer than the page may know more topics. */
export function topicInWords(topic: WebhookTopic): string {
  return inWords[topic]?.title ?? topic;
}

/** `Event created, sign-up added`. */
export function topicsInWords(chosen: readonly WebhookTopic[]): string {
  const [first = '', ...others] = chosen.map(topicInWords);
  return [first, ...others.map((title) => title.toLowerCase())].join(', ');
}

/** A selection that shows what most receivers need of these topics. */
export function defaultSelection(chosen: readonly WebhookTopic[]): string {
  const has = (...some: WebhookTopic[]) => some.some((topic) => chosen.includes(topic));
  const lines = [
    'id topic occurredAt',
    'eventId signUpId paymentId',
    'event { id title startsAt url }',
    has('SIGN_UP_ADDED', 'SIGN_UP_CONFIRMED', 'ATTENDEE_ARRIVED') && 'signUp { id name email signedUpAt }',
    has('WAITING_LIST_JOINED', 'PLACE_OFFERED') && 'waitingListEntry { id name email position }',
    has('PAYMENT_SUCCEEDED', 'PAYMENT_REFUNDED', 'PAYMENT_FAILED', 'PAYMENT_NEEDS_ATTENTION') &&
      'payment { id amountPence status }',
  ];
  return ['{', ...lines.filter(Boolean).map((line) => `  ${line}`), '}'].join('\n');
}
