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

interface Found extends Omit<ScannedPlace, 'isGivenBack'> {
  /** Null where an older version stored that the place was given back. */
  code: Buffer | null;
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
  const keys = new Map(scans.map((scan) => [scan.id, keyOf(scan)]));
  const wanted = [...keys.values()].filter((key) => key !== null);
  const codes = wanted.flatMap((key) => ('code' in key ? key.code : []));
  const ids = wanted.flatMap((key) => ('signUpId' in key ? key.signUpId : []));
  const search = `ticket_code = ANY($1) OR (id = ANY($2) AND event_id = $3)`;
  const values = [codes, ids, eventId];
  const columns = `id AS "signUpId", event_id AS "eventId", ticket_code AS code`;
  const taken = await manager.query<Found[]>(
    `SELECT ${columns} FROM sign_ups WHERE ${search} ORDER BY id FOR KEY SHARE`,
    values,
  );
  // By a statement of its own, which sees what was given back while the first waited for a lock.
  const givenBack =
    taken.length === wanted.length
      ? []
      : await manager.query<Found[]>(`SELECT ${columns} FROM cancelled_sign_ups WHERE ${search}`, values);
  const found = new Map<string, ScannedPlace>();
  const note = ({ code, ...place }: Found, isGivenBack: boolean) => {
    found.set(place.signUpId, { ...place, isGivenBack });
    if (code) found.set(hexOf(code), { ...place, isGivenBack });
  };
  for (const row of givenBack) note(row, true);
  for (const row of taken) note(row, false);
  return new Map(
    [...keys].flatMap(([id, key]) => {
      const place = key && found.get('code' in key ? hexOf(key.code) : key.signUpId);
      return place ? [[id, place] as const] : [];
    }),
  );
}

/** By what a place is looked for; null for a text that is no code, and an id that is none. */
function keyOf({ code, signUpId }: GivenScan): { code: Uint8Array } | { signUpId: string } | null {
  if (code != null) {
    const parsed = parseTicketCode(code);
    return parsed && { code: parsed };
  }
  return signUpId != null && isUuid(signUpId) ? { signUpId: signUpId.toLowerCase() } : null;
}

const hexOf = (code: Uint8Array) => Buffer.from(code).toString('hex');
