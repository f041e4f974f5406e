import { hashOfToken } from '../../src/features/accounts/token-hash.js';
import type {
  ChangeEventRoleInput,
  HandOverEventInput,
  InviteToEventInput,
  RemoveFromEventInput,
} from '../gql/graphql.js';
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

/** An invitation to the door. @returns its id, which is the secret of its link, too */
export async function insertInvitation(
  database: TestDatabase,
  eventId: string,
  email = 'dan@example.org',
): Promise<string> {
  const id = crypto.randomUUID();
  await database.query(
    `INSERT INTO event_invitations (id, event_id, email, role, shown_as_host, secret_hash, created_at, expires_at)
     VALUES ($1, $2, $3, 'DOOR', false, $4, now(), now() + interval '10 years')`,
    [id, eventId, email, hashOfToken(id)],
  );
  return id;
}

const INVITE = graphql(`mutation InviteToEvent($input: InviteToEventInput!) {
  inviteToEvent(input: $input) { invitation { id email role expiresAt } userErrors { code field } }
}`);
const HAND_OVER = graphql(`mutation HandOverEvent($input: HandOverEventInput!) {
  handOverEvent(input: $input) { invitation { id role } userErrors { code field } }
}`);
const ACCEPT = graphql(`mutation AcceptEventInvitation($input: AcceptEventInvitationInput!) {
  acceptEventInvitation(input: $input) {
    event { id viewerRole createdBy { id } } userErrors { code message }
  }
}`);
const WITHDRAW = graphql(`mutation WithdrawEventInvitation($input: WithdrawEventInvitationInput!) {
  withdrawEventInvitation(input: $input) { event { id } userErrors { code } }
}`);
const CHANGE_ROLE = graphql(`mutation ChangeEventRole($input: ChangeEventRoleInput!) {
  changeEventRole(input: $input) { event { id team { role shownAsHost offeredAsHost account { id } } } userErrors { code field } }
}`);
const REMOVE = graphql(`mutation RemoveFromEvent($input: RemoveFromEventInput!) {
  removeFromEvent(input: $input) { event { id viewerRole } userErrors { code } }
}`);
const SHARED = graphql(`query SharedEvents($hasEnded: Boolean) {
  viewer { sharedEvents(hasEnded: $hasEnded) { totalCount nodes { id viewerRole } } }
}`);
const INVITATIONS = graphql(`query EventInvitations($id: ID!) {
  event(id: $id) { invitations { id email role } }
}`);

export const inviteToEvent = (client: ApiClient, input: InviteToEventInput) =>
  client.graphql(INVITE, { input });
export const handOverEvent = (client: ApiClient, input: HandOverEventInput) =>
  client.graphql(HAND_OVER, { input });
export const acceptInvitation = (client: ApiClient, token: string) =>
  client.graphql(ACCEPT, { input: { token } });
export const withdrawInvitation = (client: ApiClient, invitationId: string) =>
  client.graphql(WITHDRAW, { input: { invitationId } });
export const changeRole = (client: ApiClient, input: ChangeEventRoleInput) =>
  client.graphql(CHANGE_ROLE, { input });
export const removeFromEvent = (client: ApiClient, input: RemoveFromEventInput) =>
  client.graphql(REMOVE, { input });

export async function sharedEvents({ client }: Person, hasEnded: boolean | null = null) {
  return (await client.graphql(SHARED, { hasEnded })).data.viewer?.sharedEvents;
}

export async function openInvitations({ client }: Person, id: string) {
  return (await client.graphql(INVITATIONS, { id })).data.event?.invitations;
}
