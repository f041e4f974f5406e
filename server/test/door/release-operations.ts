import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import { passTime } from '../support/pass-time.js';
import type { TestApp } from '../support/test-app.js';

const RELEASE = graphql(`mutation ReleaseMissingPlaces($input: ReleaseMissingPlacesInput!) {
  releaseMissingPlaces(input: $input) {
    event { id door { missingCount placesReleasedAt } } userErrors { code field }
  }
}`);
const UNDO_RELEASE = graphql(`mutation UndoReleaseMissingPlaces($input: UndoReleaseMissingPlacesInput!) {
  undoReleaseMissingPlaces(input: $input) { event { id door { placesReleasedAt } } userErrors { code field } }
}`);
const MISSING = graphql(`query MissingAtDoor($id: ID!) {
  event(id: $id) { id signUpCount waitingCount door { missingCount placesReleasedAt } }
}`);
const ACTIVITY = graphql(`query ReleaseActivity($id: ID!) {
  event(id: $id) { id activity { nodes { action actor { id } detail } } }
}`);

/** An event that has begun by the clock of the tests, and ends in six hours. */
export const BEGUN = { date: '2027-03-01', startTime: '11:00', endTime: '18:00' };

export const releaseMissingPlaces = (client: ApiClient, eventId: string) =>
  client.graphql(RELEASE, { input: { eventId } });
export const undoReleaseMissingPlaces = (client: ApiClient, eventId: string) =>
  client.graphql(UNDO_RELEASE, { input: { eventId } });

export async function missingAt(client: ApiClient, id: string) {
  const { event } = (await client.graphql(MISSING, { id })).data;
  if (!event?.door) throw new Error('The door may not be read');
  const { door, signUpCount, waitingCount } = event;
  return { ...door, signUpCount, waitingCount };
}

export async function releasesIn(client: ApiClient, id: string) {
  const { data } = await client.graphql(ACTIVITY, { id });
  return data.event?.activity?.nodes.filter(({ action }) => action === 'PLACES_RELEASED');
}

/** Until nothing undoes a release any more. */
export const letReleaseBegin = (app: TestApp) => passTime(app, 5 * 60_000);
