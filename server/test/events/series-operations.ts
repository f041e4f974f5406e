import type { CreateEventSeriesInput, UpdateEventInput } from '../gql/graphql.js';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import type { Person, World } from '../support/world.js';

const CREATE_SERIES = graphql(`mutation CreateEventSeries($input: CreateEventSeriesInput!) {
  createEventSeries(input: $input) {
    series { id interval url eventCount events(first: 100) { nodes { id date startsAt } } }
    userErrors { code message field }
  }
}`);

const READ_SERIES = graphql(`query EventSeriesById($id: ID!, $hasEnded: Boolean) {
  node(id: $id) {
    ... on EventSeries {
      eventCount
      ofWhich: eventCount(hasEnded: $hasEnded)
      nextEvent { date }
      events(first: 100, hasEnded: $hasEnded) { totalCount nodes { date } }
    }
  }
}`);

const UPDATE_FOLLOWING = graphql(`mutation UpdateFollowing($input: UpdateEventInput!) {
  updateEvent(input: $input) { event { id date } skippedEvents { id } userErrors { code message field } }
}`);

export const createSeries = (client: ApiClient, input: CreateEventSeriesInput) =>
  client.graphql(CREATE_SERIES, { input });

/** A series of a staff account's; `fields` replace the ordinary ones of its first event. */
export async function seriesOf(
  world: World,
  creator: Person,
  fields: object,
  rule: Partial<CreateEventSeriesInput> = {},
) {
  const { id: eventId } = await world.event(creator, fields);
  const input = { eventId, interval: 'WEEK', count: 3, ...rule } as const;
  const answer = await createSeries(creator.client, input);
  const { series } = answer.data?.createEventSeries ?? {};
  if (!series) throw new Error(JSON.stringify(answer));
  return series;
}

export async function readSeries(client: ApiClient, id: string, hasEnded?: boolean) {
  const { node } = (await client.graphql(READ_SERIES, { id, hasEnded })).data;
  return node && 'events' in node ? node : null;
}

/** Changes an event and the following ones of its series. */
export async function updateFollowing(client: ApiClient, input: UpdateEventInput) {
  const { data, errors } = await client.graphql(UPDATE_FOLLOWING, {
    input: { scope: 'THIS_AND_FOLLOWING', ...input },
  });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.updateEvent;
}

export const idsOf = ({ events }: Awaited<ReturnType<typeof seriesOf>>): string[] =>
  events.nodes.map(({ id }) => id);
