import { groupBy } from 'es-toolkit/array/groupBy';
import type { EntityManager } from 'typeorm';
import { read } from '../../../platform/database/sql/read.js';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';
import type { Organizer } from '../../accounts/account.types.js';
import type { EventRole } from './event-roles.js';

/** A person of an event's team, the owner included. */
export interface TeamMember {
  eventId: string;
  accountId: string;
  name: string;
  email: string;
  role: EventRole;
  shownAsHost: boolean;
  offeredAsHost: boolean;
  since: Date;
}

/** The teams of events: the owner first, then the others, who came first first. */
export const teams: BatchFunction<{ database: EntityManager }, string, TeamMember[]> = async (
  { database },
  eventIds,
) => {
  const members = await read<TeamMember>(
    database,
    `SELECT event_id AS "eventId", account_id AS "accountId", name, email, member.role,
       shown_as_host AS "shownAsHost", offered_as_host AS "offeredAsHost", since
     FROM (
       SELECT id AS event_id, created_by_id AS account_id, 'OWNER' AS role, owner_shown_as_host AS shown_as_host,
         false AS offered_as_host,
         coalesce(owner_since, created_at) AS since
       FROM events WHERE id = ANY($1)
       UNION ALL
       SELECT event_id, account_id, role, shown_as_host, offered_as_host, since
       FROM event_members WHERE event_id = ANY($1)
     ) AS member JOIN accounts ON accounts.id = account_id
     ORDER BY member.role <> 'OWNER', since, account_id`,
    [eventIds],
  );
  const byEvent = groupBy(members, ({ eventId }) => eventId);
  return eventIds.map((id) => byEvent[id] ?? []);
};

/** The people of a team whom the public page shows. */
export function hostsOf(team: readonly TeamMember[]): Organizer[] {
  const shown = team.filter(({ shownAsHost }) => shownAsHost);
  return (shown.length > 0 ? shown : team.slice(0, 1)).map(({ accountId: id, name }) => ({ id, name }));
}
