import type { EntityManager } from 'typeorm';
import { read } from '../../../platform/database/sql/read.js';
import { readShared } from '../../../platform/database/sql/shared-reads.js';
import type { Event } from '../../events/event.entity.js';
import { type SnapshotTicket, TicketState } from './seal-ticket.js';

const PLACES =
  'sign_ups LEFT JOIN arrivals ON arrivals.sign_up_id = sign_ups.id WHERE sign_ups.event_id = $1';

const TICKETS = `
  SELECT ticket_code AS code, name,
    CASE WHEN arrivals.sign_up_id IS NULL THEN ${TicketState.EXPECTED} ELSE ${TicketState.ARRIVED} END AS state
  FROM ${PLACES}
  UNION ALL
  SELECT ticket_code, '', ${TicketState.CANCELLED} FROM cancelled_sign_ups
  WHERE event_id = $1 AND ticket_code IS NOT NULL
  ORDER BY code`;

/** All tickets of an event, those of places that were given back too. */
export async function findTickets(database: EntityManager, event: Event): Promise<SnapshotTicket[]> {
  const tickets = await readShared(database, `${TICKETS} ${event.id}`, () =>
    read<SnapshotTicket>(database, TICKETS, [event.id]),
  );
  if (!event.cancelledAt) return [...tickets];
  return tickets.map((ticket) => ({ ...ticket, name: '', state: TicketState.CANCELLED }));
}

export interface PersonAtDoor {
  id: string;
  name: string;
  /** Null: not yet. */
  arrivedAt: Date | null;
}

/** The people of an event by name, for a device that searches without network. */
export function findPeopleAtDoor(database: EntityManager, eventId: string): Promise<PersonAtDoor[]> {
  return read<PersonAtDoor>(
    database,
    `SELECT sign_ups.id, name, arrived_at AS "arrivedAt" FROM ${PLACES} ORDER BY lower(name), sign_ups.id`,
    [eventId],
  );
}
