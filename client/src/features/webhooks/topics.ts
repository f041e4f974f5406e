import type { WebhookTopic } from '../../gql/graphql';
import type { Option } from '../../ui/check-list';

/** All topics, in the order of an event's life. */
export const topics: readonly Option<WebhookTopic>[] = [
  { value: 'EVENT_CREATED', title: 'Event created', detail: 'You have created an event.' },
  { value: 'EVENT_UPDATED', title: 'Event changed', detail: 'You have changed a field of an event.' },
  {
    value: 'EVENT_DELETED',
    title: 'Event deleted',
    detail: 'You have deleted an event, and with it all its sign-ups.',
  },
  {
    value: 'SIGN_UP_ADDED',
    title: 'Sign-up added',
    detail: 'Somebody has a place: by signing up, by paying, or from the waiting list.',
  },
  {
    value: 'SIGN_UP_CANCELLED',
    title: 'Sign-up cancelled',
    detail: 'A place was given back, or its account was deleted.',
  },
  { value: 'PAYMENT_SUCCEEDED', title: 'Payment succeeded', detail: 'A card was charged for a place.' },
  { value: 'PAYMENT_REFUNDED', title: 'Payment refunded', detail: 'What was paid has gone back in full.' },
];

export function topicInWords(topic: WebhookTopic): string {
  return topics.find((known) => known.value === topic)?.title ?? topic;
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
    'event { id title startsAt url }',
    has('EVENT_DELETED') && 'deletedEventId',
    has('SIGN_UP_ADDED') && 'signUp { id name email signedUpAt }',
    has('SIGN_UP_CANCELLED') && 'cancelledSignUpId',
    has('PAYMENT_SUCCEEDED', 'PAYMENT_REFUNDED') && 'payment { id amountPence status }',
  ];
  return ['{', ...lines.filter(Boolean).map((line) => `  ${line}`), '}'].join('\n');
}
