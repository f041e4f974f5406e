import { registerEnumType } from 'type-graphql';

/** The changes that a webhook can be notified of. */
export enum WebhookTopic {
  EVENT_CREATED = 'EVENT_CREATED',
  EVENT_UPDATED = 'EVENT_UPDATED',
  EVENT_DELETED = 'EVENT_DELETED',
  SIGN_UP_ADDED = 'SIGN_UP_ADDED',
  SIGN_UP_CANCELLED = 'SIGN_UP_CANCELLED',
  PAYMENT_SUCCEEDED = 'PAYMENT_SUCCEEDED',
  PAYMENT_REFUNDED = 'PAYMENT_REFUNDED',
  WAITING_LIST_JOINED = 'WAITING_LIST_JOINED',
  PLACE_OFFERED = 'PLACE_OFFERED',
  PAYMENT_FAILED = 'PAYMENT_FAILED',
  PAYMENT_NEEDS_ATTENTION = 'PAYMENT_NEEDS_ATTENTION',
  SIGN_UP_CONFIRMED = 'SIGN_UP_CONFIRMED',
}

registerEnumType(WebhookTopic, {
  name: 'WebhookTopic',
  description: "A change at an account's events that a webhook can be notified of.",
  valuesConfig: {
    EVENT_CREATED: { description: 'An event was created.' },
    EVENT_UPDATED: { description: 'A field of an event was changed by its creator.' },
    EVENT_DELETED: {
      description:
        'An event was deleted, with all its sign-ups: no SIGN_UP_CANCELLED follows for each of them.',
    },
    SIGN_UP_ADDED: {
      description: 'A person has a place: by signing up, by paying, or from the waiting list.',
    },
    SIGN_UP_CANCELLED: {
      description: 'A person has no place any more: it was given back, or their account was deleted.',
    },
    PAYMENT_SUCCEEDED: { description: 'A card was charged, and its place given.' },
    PAYMENT_REFUNDED: { description: 'A payment has been given back in full.' },
    WAITING_LIST_JOINED: { description: 'A person waits for a place at a full event.' },
    PLACE_OFFERED: {
      description:
        'A place at an event with a price is held for a person who waited, until they pay or a day has passed.',
    },
    PAYMENT_FAILED: {
      description:
        'A card was refused: nothing was charged. The person may try again, with another card too.',
    },
    PAYMENT_NEEDS_ATTENTION: {
      description:
        'Staff should look at a payment: `attentionReason` says why. UNFINISHED alone sends no notice.',
    },
    SIGN_UP_CONFIRMED: {
      description:
        'A person has confirmed that the address of their sign-up is theirs, by the link of a mail.',
    },
  },
});
