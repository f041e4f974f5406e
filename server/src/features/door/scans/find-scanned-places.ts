import { parseTicketCode } from '@turnout/texts/ticket-code';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { GivenScan } from './read-scans.js';

/** The place that a scan is of. */
export interface ScannedPlace {
  signUpId: string;
  eventId: string;
  isGivenBack: boolean;
}

interface Found {
  id: string;
  eventId: string;
  ticketCode: Buffer;
}

/**
 * The place of each scan, by its id; none for an unknown code. A place with an id instead of a code is one of this event's. Places
 * are locked against being given back, and against another code, until the transaction ends.
 */
export async function findScannedPlaces(
  manager: EntityManager,
  eventId: string,
  scans: readonly GivenScan[],
): Promise<Map<string, ScannedPlace>> {
  const wanted = scans.map((scan) => ({ scan, code: scan.code == null ? null : parseTicketCode(scan.code) }));
  const codes = wanted.flatMap(({ code }) => code ?? []);
  const ids = scans.flatMap(({ code, signUpId }) => (code == null && isUuid(signUpId) ? signUpId : []));
  const values = [codes, ids, eventId];
  const known = await manager.query<Found[]>(
    `SELECT id, event_id AS "eventId", ticket_code AS "ticketCode" FROM sign_ups
     WHERE ticket_code = ANY($1) OR (id = ANY($2) AND event_id = $3) ORDER BY id FOR KEY SHARE`,
    values,
  );
  // By a statement of its own, which sees what was given back while the first waited for a lock.
  const givenBack =
    known.length === new Set([...codes.map(hexOf), ...ids]).size
      ? []
      : await manager.query<Found[]>(
          `SELECT id, event_id AS "eventId", ticket_code AS "ticketCode" FROM cancelled_sign_ups
           WHERE ticket_code = ANY($1) OR (id = ANY($2) AND event_id = $3)`,
          values,
        );
  const byKey = new Map<string, ScannedPlace>();
  for (const [rows, isGivenBack] of [[givenBack, true] as const, [known, false] as const]) {
    for (const { id, eventId, ticketCode } of rows) {
      const place = { signUpId: id, eventId, isGivenBack };
      byKey.set(id, place);
      if (ticketCode) byKey.set(hexOf(ticketCode), place);
    }
  }
  return new Map(
    wanted.flatMap(({ scan, code }) => {
      const place = byKey.get(
        code ? hexOf(code) : scan.code == null ? String(scan.signUpId).toLowerCase() : '',
      );
      return place ? [[scan.id, place] as const] : [];
    }),
  );
}

const hexOf = (code: Uint8Array) => Buffer.from(code).toString('hex');
