import { Columns } from '../../../platform/database/sql/columns.js';

/** A role in the team of another account's event. */
export type TeamRole = 'EDITOR' | 'DOOR';

/** By the id of the event. */
export type TeamRoles = Readonly<Partial<Record<string, TeamRole>>>;

/**
 * An account's roles in the teams of events, for a SELECT from accounts. The table belongs to a higher floor, events/team. It is
 * read here so that a viewer always comes with its roles: whatever looks a viewer up again, such as a stream, has the roles of
 * that moment. See docs/decisions/event-team.md.
 */
export const teamRoles = new Columns<{ teamRoles: TeamRoles }>([
  {
    sql: `(SELECT coalesce(jsonb_object_agg(event_members.event_id, event_members.role), '{}')
      FROM event_members WHERE event_members.account_id = accounts.id)`,
    path: ['teamRoles'],
  },
]);
