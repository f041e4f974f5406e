import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../apollo/graphql';
import { EverybodyDocument } from './gql/everybody';

graphql(`
  query Everybody($eventId: ID!, $after: String) {
    event(id: $eventId) {
      id
      signUps(first: 100, after: $after, orderBy: NAME) {
        nodes {
          id
          name
          email
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export interface ListedPerson {
  id: string;
  name: string;
  email: string | null;
}

/**
 * All people who signed up to an event, by name, whatever part of them the page shows.
 * @throws what the API answers with, when a page could not be read
 */
export async function readEverybody(client: ApolloClient, eventId: string): Promise<ListedPerson[]> {
  const everybody: ListedPerson[] = [];
  for (let after: string | null | undefined = null; after !== undefined; ) {
    const { nodes, pageInfo } = await readPage(client, eventId, after);
    everybody.push(...nodes);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined;
  }
  return everybody;
}

async function readPage(client: ApolloClient, eventId: string, after: string | null) {
  const { data } = await client.query({
    query: EverybodyDocument,
    variables: { eventId, after },
    fetchPolicy: 'no-cache',
  });
  if (!data?.event?.signUps) throw new Error('The list of people is missing');
  return data.event.signUps;
}
