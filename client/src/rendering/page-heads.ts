import type { OwnPageName } from './rendered-page';

/** The texts of search engines and shared links for the pages that are about no event. */
export const pageHeads = {
  welcome: {
    title: 'Welcome to the platform',
    description: 'Find something to go to, or bring people together.',
  },
  events: { title: 'What’s on', description: 'Everything coming up, soonest first.' },
};

/** The titles of the pages of a signed-in person, which no search engine sees. */
export const ownPageTitles: Record<OwnPageName, string> = {
  myEvents: 'My Events',
  staffDashboard: 'Your events',
  createEvent: 'Create New Event',
  account: 'Your account',
  accessTokens: 'Access tokens',
  webhooks: 'Webhooks',
  payment: 'Pay and take your place',
};
