import type { ApiClient } from '../support/api-client.js';
import { anEvent } from '../support/world.js';

const FIELDS = `id title description location type date startTime endTime pricePence public createdAt
  signUpCount createdBy { id name } viewerCanEdit`;
const PAYLOAD = `{ event { ${FIELDS} } userErrors { code message field } }`;
const PAGE =
  '{ nodes { id title } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';

const CREATE = `mutation ($input: CreateEventInput!) { createEvent(input: $input) ${PAYLOAD} }`;
const UPDATE = `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) ${PAYLOAD} }`;
const DELETE = `mutation ($input: DeleteEventInput!) {
  deleteEvent(input: $input) { deletedEventId userErrors { code message field } }
}`;
const READ = `query ($id: ID!) { event(id: $id) { ${FIELDS} } }`;
const LIST = `query ($first: Int! = 100, $after: String, $filter: EventFilter) {
  events(first: $first, after: $after, filter: $filter) ${PAGE}
}`;
const OWN_LIST = `query ($first: Int! = 100, $after: String) {
  viewer { events(first: $first, after: $after) ${PAGE} }
}`;

export interface PageVariables {
  first?: number;
  after?: string | null;
  filter?: object;
}

/** `fields` replace those of an event that breaks no rule. */
export const createEvent = (client: ApiClient, fields: object = {}) =>
  client.graphql(CREATE, { input: { ...anEvent(), ...fields } });

export const updateEvent = (client: ApiClient, input: object) => client.graphql(UPDATE, { input });

export const deleteEvent = (client: ApiClient, id: string) => client.graphql(DELETE, { input: { id } });

export async function readEvent(client: ApiClient, id: string) {
  return (await client.graphql(READ, { id })).data.event;
}

export const listEvents = (client: ApiClient, page: PageVariables = {}) => client.graphql(LIST, page);

export const listOwnEvents = (client: ApiClient, page: PageVariables = {}) => client.graphql(OWN_LIST, page);

/** The titles of all events that pass a filter, in the list's order. */
export async function titles(client: ApiClient, filter?: object): Promise<string[]> {
  const { data } = await listEvents(client, filter && { filter });
  return data.events.nodes.map((event: { title: string }) => event.title);
}
