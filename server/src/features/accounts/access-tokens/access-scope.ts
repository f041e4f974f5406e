import { registerEnumType } from 'type-graphql';

/** The rights of an access token for its account. Whatever no scope names is for browsers alone. */
export enum AccessScope {
  ACCOUNT_READ = 'ACCOUNT_READ',
  EVENTS_WRITE = 'EVENTS_WRITE',
  SIGN_UPS_READ = 'SIGN_UPS_READ',
  SIGN_UPS_WRITE = 'SIGN_UPS_WRITE',
  WEBHOOKS = 'WEBHOOKS',
  DOOR = 'DOOR',
  TEAM_WRITE = 'TEAM_WRITE',
  MESSAGES_WRITE = 'MESSAGES_WRITE',
  PEOPLE_WRITE = 'PEOPLE_WRITE',
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
    SIGN_UPS_WRITE: {
      description: 'Take places for the account itself, wait for them, and give them back.',
    },
    WEBHOOKS: {
      description:
        "List, create, change, resume and delete the account's webhooks. For staff. A webhook reads no more than the token may.",
    },
    DOOR: {
      description:
        "Read the door of the account's events, with the names of people and without their addresses, record scans and undo them.",
    },
    TEAM_WRITE: {
      description:
        "Invite, change and remove people of the teams of the account's events, and hand events over. For staff.",
    },
    MESSAGES_WRITE: {
      description: "Write to the people of the account's events, and read what was written. For staff.",
    },
    PEOPLE_WRITE: { description: "Act on the places of other people at the account's events. For staff." },
  },
});
