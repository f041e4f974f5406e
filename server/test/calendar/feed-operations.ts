import { readCalendar } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import { graphql } from '../gql/index.js';
import type { Person } from '../support/world.js';

const SHOW = graphql(`query ShowCalendarFeed { viewer { calendarFeed { url webcalUrl lastReadAt } } }`);
const RESET = graphql(`mutation ResetCalendarFeed {
  resetCalendarFeed { account { calendarFeed { url webcalUrl lastReadAt } } userErrors { code message field } }
}`);

export const showFeed = async ({ client }: Pick<Person, 'client'>) =>
  (await client.graphql(SHOW)).data.viewer?.calendarFeed;

export const askForFeed = ({ client }: Pick<Person, 'client'>) => client.graphql(SHOW);
export const askForReset = ({ client }: Pick<Person, 'client'>) => client.graphql(RESET);

/** Makes a new address, which must work. */
export async function resetFeed(person: Pick<Person, 'client'>) {
  const answer = await askForReset(person);
  const feed = answer.data?.resetCalendarFeed.account?.calendarFeed;
  if (!feed) throw new Error(JSON.stringify(answer));
  return feed;
}

/** The path of an address: a test's server has another origin. */
export const pathOf = (feed: { url: string }) => new URL(feed.url).pathname;

/** A calendar reads the file at an address. */
export async function readFeed(
  server: { url: string },
  feed: { url: string },
  headers: Record<string, string> = {},
) {
  const response = await fetch(server.url + pathOf(feed), { headers });
  const file = await response.text();
  const { status } = response;
  return { status, headers: response.headers, file, events: status === 200 ? readCalendar(file).events : [] };
}
