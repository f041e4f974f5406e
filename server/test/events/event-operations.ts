import type {
  CancelEventInput,
  DeleteEventInput,
  EventFilter,
  EventOrder,
  UpdateEventInput,
} from '../gql/graphql.js';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import { anEvent, CREATE_EVENT } from '../support/world.js';

graphql(`fragment EventPage on EventConnection {
  nodes { id title } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
}`);

const UPDATE = graphql(`mutation UpdateEvent($input: UpdateEventInput!) {
  updateEvent(input: $input) { event { ...EventFields } userErrors { code message field } }
}`);
const DELETE = graphql(`mutation DeleteEvent($input: DeleteEventInput!) {
  deleteEvent(input: $input) { deletedEventId userErrors { code message field } }
}`);
const CANCEL = graphql(`mutation CancelEvent($input: CancelEventInput!) {
  cancelEvent(input: $input) {
    event { id cancelledAt cancellationReason updatedAt } userErrors { code message field }
  }
}`);
const UNDO_CANCEL = graphql(`mutation UndoCancelEvent($input: UndoCancelEventInput!) {
  undoCancelEvent(input: $input) {
    event { id cancelledAt cancellationReason updatedAt } userErrors { code message field }
  }
}`);
const READ = graphql(`query Event($id: ID!) { event(id: $id) { ...EventFields } }`);
const LIST =
  graphql(`query Events($first: Int! = 100, $after: String, $last: Int, $before: String, $filter: EventFilter, $orderBy: EventOrder! = SOONEST_FIRST) {
  events(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy) { ...EventPage }
}`);
const COUNT = graphql(`query CountEvents($filter: EventFilter) { events(filter: $filter) { totalCount } }`);
const OWN_LIST = graphql(`query OwnEvents(
  $first: Int! = 100, $after: String, $last: Int, $before: String, $hasEnded: Boolean, $orderBy: EventOrder! = SOONEST_FIRST
) {
  viewer { events(first: $first, after: $after, last: $last, before: $before, hasEnded: $hasEnded, orderBy: $orderBy) { ...EventPage } }
}`);

export interface PageVariables {
  first?: number;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  filter?: EventFilter | null;
  orderBy?: EventOrder;
}

export interface OwnPageVariables extends Omit<PageVariables, 'filter'> {
  hasEnded?: boolean | null;
}

/** `fields` replace those of an event that breaks no rule. */
export const createEvent = (client: ApiClient, fields: object = {}) =>
  client.graphql(CREATE_EVENT, { input: { ...anEvent(), ...fields } });

export const updateEvent = (client: ApiClient, input: UpdateEventInput) => client.graphql(UPDATE, { input });

export const deleteEvent = (client: ApiClient, id: string, input: Partial<DeleteEventInput> = {}) =>
  client.graphql(DELETE, { input: { id, ...input } });

export const REASON = 'The oven has failed. We are sorry.';

export const cancelEvent = (client: ApiClient, id: string, input: Partial<CancelEventInput> = {}) =>
  client.graphql(CANCEL, { input: { id, reason: REASON, ...input } });

export const undoCancelEvent = (client: ApiClient, id: string) =>
  client.graphql(UNDO_CANCEL, { input: { id } });

export async function readEvent(client: ApiClient, id: string) {
  return (await client.graphql(READ, { id })).data.event;
}

export const listEvents = (client: ApiClient, page: PageVariables = {}) => client.graphql(LIST, page);

export async function countEvents(client: ApiClient, filter: EventFilter): Promise<number> {
  return (await client.graphql(COUNT, { filter })).data.events.totalCount;
}

export const listOwnEvents = (client: ApiClient, page: OwnPageVariables = {}) =>
  client.graphql(OWN_LIST, page);

/** The titles of all events that pass a filter, in the list's order. */
export async function titles(client: ApiClient, filter?: EventFilter): Promise<string[]> {
  const { data } = await listEvents(client, filter && { filter });
  return data.events.nodes.map(({ title }) => title);
}
