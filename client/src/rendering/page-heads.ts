/** What search engines and shared links say of the pages that are about no event. */
export const pageHeads = {
  welcome: {
    title: 'Welcome to the platform',
    description: 'Find something to go to, or bring people together.',
  },
  events: { title: 'What’s on', description: 'Everything coming up, soonest first.' },
};
