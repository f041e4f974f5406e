import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import type { TestDatabase } from '../support/test-database.js';
import type { Person } from '../support/world.js';

const TEAM = graphql(`query EventTeam($id: ID!) { event(id: $id) {
  id viewerRole viewerCanEdit
  team { role shownAsHost email account { id } }
} }`);

export const readTeam = (client: ApiClient, id: string) => client.graphql(TEAM, { id });

/** As an invitation that was accepted makes one. */
export async function addMember(
  database: TestDatabase,
  eventId: string,
  { id }: Pick<Person, 'id'>,
  role: 'EDITOR' | 'DOOR',
): Promise<void> {
  await database.query('INSERT INTO event_members VALUES ($1, $2, $3, false, now())', [eventId, id, role]);
}
