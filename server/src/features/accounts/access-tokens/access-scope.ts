import { registerEnumType } from 'type-graphql';

/** The rights of an access token for its account. Whatever no scope names is for browsers alone. */
export enum AccessScope {
  ACCOUNT_READ = 'ACCOUNT_READ',
  EVENTS_WRITE = 'EVENTS_WRITE',
  SIGN_UPS_READ = 'SIGN_UPS_READ',
  SIGN_UPS_WRITE = 'SIGN_UPS_WRITE',
  WEBHOOKS = 'WEBHOOKS',
  DOOR = 'DOOR',
}

registerEnumType(AccessScope, {
  name: 'AccessScope',
  description: 'A right that an access token can have for its account.',
  valuesConfig: {
    ACCOUNT_READ: { description: 'Read the account: name, address, role, its own events.' },
    EVENTS_WRITE: { description: 'Create, change and delete events of the account. For staff.' },
    SIGN_UPS_READ: {
      description:
        "Read the account's sign-ups, and the people who signed up for its events, with addresses and payments.",
    },
    SIGN_UPS_WRITE: { description: 'Take places, wait for them, and give them back.' },
    WEBHOOKS: {
      description:
        "List, create, change, resume and delete the account's webhooks. For staff. A webhook reads no more than the token may.",
    },
    DOOR: {
      description:
        "Read the door of the account's events, with the names of people and without their addresses, record scans and undo them.",
    },
  },
});
