import type { ViewerFragment } from '../gql/graphql';

export const maya: ViewerFragment = {
  id: 'maya',
  name: 'Maya Okafor',
  email: 'maya@example.org',
  emailVerified: true,
  role: 'USER',
  signInMethods: ['PASSWORD'],
  calendarConnected: false,
};
export const grain: ViewerFragment = {
  id: 'grain',
  name: 'Northern Grain',
  email: 'g@turnout.example',
  emailVerified: true,
  role: 'STAFF',
  signInMethods: ['PASSWORD'],
  calendarConnected: false,
};
/** Someone who signs in with Google. */
export const noor: ViewerFragment = {
  id: 'noor',
  name: 'Noor Haddad',
  email: 'noor@example.org',
  emailVerified: true,
  role: 'USER',
  signInMethods: ['GOOGLE'],
  calendarConnected: false,
};
