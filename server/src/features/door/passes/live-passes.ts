import { IS_BLOCKED } from '../../accounts/email-addresses/is-blocked.js';
import { Role } from '../../accounts/role.js';
import { EventRole } from '../../events/team/event-roles.js';
import { IS_VISIBLE } from '../../events/visible-to.js';
import { HOURS_AFTER_EVENT } from './pass-expiry.js';

/**
 * SQL of the passes that work: the team has not ended them, and their events are there and not over for long. A pass follows its event
 * to another day. It ends with the role of the person who made it (T2), and waits while that person is no staff, or is blocked.
 * @param now an instant in SQL
 */
export const livePassesAt = (now: string): string => `door_passes JOIN events
  ON events.id = door_passes.event_id AND ${IS_VISIBLE} AND door_passes.ended_at IS NULL
    AND events.ends_at + make_interval(hours => ${HOURS_AFTER_EVENT}) > ${now}
    AND EXISTS (
      SELECT FROM accounts WHERE accounts.id = door_passes.created_by_id AND role = '${Role.STAFF}' AND NOT ${IS_BLOCKED}
    )
    AND (door_passes.created_by_id = events.created_by_id OR EXISTS (
      SELECT FROM event_members AS members WHERE members.event_id = door_passes.event_id
        AND members.account_id = door_passes.created_by_id AND members.role = '${EventRole.EDITOR}'
    ))`;
