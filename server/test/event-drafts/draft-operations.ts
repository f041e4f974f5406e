import { randomUUID } from 'node:crypto';
import type { SaveEventDraftInput } from '../gql/graphql.js';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import type { TestDatabase } from '../support/test-database.js';
import type { Person } from '../support/world.js';

graphql(`fragment DraftFields on EventDraft {
  id title description location type date startTime endTime timeZone pricePence capacity refundDeadlineHours
  visibility attendeeNote createdAt updatedAt missing previewUrl
}`);

const SAVE = graphql(`mutation SaveEventDraft($input: SaveEventDraftInput!) {
  saveEventDraft(input: $input) { eventDraft { ...DraftFields } userErrors { code message field } }
}`);
const DELETE = graphql(`mutation DeleteEventDraft($input: EventDraftInput!) {
  deleteEventDraft(input: $input) { deletedEventDraftId userErrors { code message field } }
}`);
const PUBLISH = graphql(`mutation PublishEventDraft($input: EventDraftInput!) {
  publishEventDraft(input: $input) { event { ...EventFields } userErrors { code message field } }
}`);
const RENEW = graphql(`mutation RenewDraftPreview($input: EventDraftInput!) {
  renewDraftPreview(input: $input) { eventDraft { ...DraftFields } userErrors { code message field } }
}`);
const LIST = graphql(`query EventDrafts($first: Int! = 20, $after: String) {
  viewer { eventDrafts(first: $first, after: $after) {
    totalCount nodes { ...DraftFields } pageInfo { hasNextPage endCursor }
  } }
}`);

export const saveDraft = (client: ApiClient, input: SaveEventDraftInput) => client.graphql(SAVE, { input });
export const deleteDraft = (client: ApiClient, id: string) => client.graphql(DELETE, { input: { id } });
export const publishDraft = (client: ApiClient, id: string) => client.graphql(PUBLISH, { input: { id } });
export const renewPreview = (client: ApiClient, id: string) => client.graphql(RENEW, { input: { id } });
export const listDrafts = (client: ApiClient, page: { first?: number; after?: string } = {}) =>
  client.graphql(LIST, page);

/** A draft of a staff account's, made through the API. */
export async function newDraft({ client }: Person, fields: SaveEventDraftInput = {}) {
  const answer = await saveDraft(client, { title: 'Solder a badge that blinks', ...fields });
  const draft = answer.data?.saveEventDraft.eventDraft;
  if (!draft) throw new Error(JSON.stringify(answer));
  return draft;
}

/** The fields with which a draft can be published. */
export const wholeDraft = {
  title: 'Solder a badge that blinks',
  description: 'Learn to *solder*.',
  location: 'Unit 6 Makerspace, Harrowbeck',
  type: 'Workshop',
  date: '2027-05-09',
  startTime: '13:00',
  endTime: '15:30',
  timeZone: 'Europe/London',
  pricePence: 0,
} satisfies SaveEventDraftInput;

/** A whole draft by SQL, for a test that makes many of them. Returns its id. */
export async function insertDraft(database: TestDatabase, createdById: string): Promise<string> {
  const id = randomUUID();
  await database.query(
    `INSERT INTO event_drafts (id, created_by_id, title, description, location, type, date, start_time, end_time,
       time_zone, price_pence, visibility, preview_secret, created_at, updated_at)
     VALUES ($1, $2, 'A badge', 'Solder it.', 'Leeds', 'Workshop', '2027-05-09', '13:00', '15:30', 'UTC', 0, 'PUBLIC',
       'a secret of 128 bits..', now(), now())`,
    [id, createdById],
  );
  return id;
}
