import type { ViewerFragment } from '../gql/graphql';

export const maya: ViewerFragment = {
  id: 'maya',
  name: 'Maya Okafor',
  email: 'maya@example.org',
  emailVerified: true,
  role: 'USER',
};
export const grain: ViewerFragment = {
  id: 'grain',
  name: 'Northern Grain',
  email: 'g@turnout.example',
  emailVerified: true,
  role: 'STAFF',
};
