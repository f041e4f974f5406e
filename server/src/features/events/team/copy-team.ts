import type { EntityManager } from 'typeorm';

/** Gives new events of the same owner the team of an event, so that an editor who repeats it can edit each of them. */
export async function copyTeam(
  manager: EntityManager,
  fromId: string,
  eventIds: readonly string[],
): Promise<void> {
  await manager.query(
    `INSERT INTO event_members (event_id, account_id, role, shown_as_host, offered_as_host, since)
     SELECT copies.id, account_id, role, shown_as_host, offered_as_host, since
     FROM event_members, unnest($2::uuid[]) AS copies (id) WHERE event_id = $1`,
    [fromId, eventIds],
  );
  await manager.query(
    `UPDATE events SET owner_shown_as_host = first.owner_shown_as_host FROM events AS first
     WHERE first.id = $1 AND events.id = ANY($2) AND NOT first.owner_shown_as_host`,
    [fromId, eventIds],
  );
}
