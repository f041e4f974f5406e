import type { Role } from './gql/graphql';

/** The address of every page. */
export const paths = {
  welcome: '/',
  events: '/events',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  staffDashboard: '/staff-dashboard',
  createEvent: '/create-event',
  staffEvent: (id: string) => `/staff-events/${encodeURIComponent(id)}`,
  myEvents: '/signedUpEvents',
  deleteAccount: '/delete-account',
};

export function homePath(role: Role | undefined): string {
  return role === 'STAFF' ? paths.staffDashboard : paths.events;
}
