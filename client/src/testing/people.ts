import type { FakeAccount } from '../gql/fakes';

type Person = FakeAccount & { id: string; name: string; email: string };

export const maya: Person = {
  id: 'maya',
  name: 'Maya Okafor',
  email: 'maya@example.org',
  emailVerified: true,
  nameConfirmed: true,
  role: 'USER',
  signInMethods: ['PASSWORD'],
};

export const grain: Person = {
  id: 'grain',
  name: 'Northern Grain',
  email: 'g@turnout.example',
  emailVerified: true,
  nameConfirmed: true,
  role: 'STAFF',
  signInMethods: ['PASSWORD'],
};

/** Signs in with Google. */
export const noor: Person = {
  id: 'noor',
  name: 'Noor Haddad',
  email: 'noor@example.org',
  emailVerified: true,
  nameConfirmed: true,
  role: 'USER',
  signInMethods: ['GOOGLE'],
};

export const connectedNoor: Person = { ...noor, calendarConnected: true };
