import { type EntityManager, In } from 'typeorm';
import { insertedColumnsOf } from '../../../platform/database/sql/columns.js';
import { type RateLimitedError, RequestError } from '../../../platform/errors/request-errors.js';
import type { Event } from '../../events/event.entity.js';
import { Arrival } from './arrival.entity.js';
import { type Decision, type Received, scanOf } from './decided-scan.js';
import { findScannedPlaces, type ScannedPlace } from './find-scanned-places.js';
import type { GivenScan } from './read-scans.js';
import { Scan } from './scan.entity.js';
import { ScanOutcome } from './scan-outcome.js';

export interface ScanLimits {
  /** Of unknown codes; null: they are stored. */
  refusal: RateLimitedError | null;
  /** Whether one more scan of this place that lets nobody in is stored. */
  allowRepeat: (placeId: string) => Promise<boolean>;
}

const isAdmission = ({ outcome }: Scan) => outcome === ScanOutcome.ADMITTED;

/**
 * Decides scans and stores them, each once. A scan that is stored already, by an earlier request or by one that runs at the same
 * time, is left as it is.
 * @param limits of what lets nobody in: such a scan is answered, and not stored
 * @returns the scans in the order of the given ones, and those among them that this request has stored
 * @throws RequestError BAD_USER_INPUT where an id is that of a scan at another event
 * @throws RateLimitedError the refusal, where all new scans are of unknown codes
 */
export async function storeScans(
  manager: EntityManager,
  event: Event,
  given: readonly GivenScan[],
  received: Received,
  { refusal, allowRepeat }: ScanLimits,
): Promise<{ scans: Scan[]; added: Scan[] }> {
  const known = await findStored(manager, event, given);
  const fresh = given.filter(({ id }) => !known.has(id));
  const places = await findScannedPlaces(manager, event.id, fresh);
  const decisions = await admit(manager, firstOfEachPlace(fresh, places, event));
  const decided = fresh.map((scan) => scanOf(scan, places.get(scan.id), decisions, { event, received }));
  if (refusal && fresh.length > 0 && fresh.every(({ id }) => !places.has(id))) throw refusal;
  const rows: Scan[] = [];
  for (const scan of decided) {
    const place = places.get(scan.id);
    const isStored = place ? isAdmission(scan) || (await allowRepeat(place.signUpId)) : !refusal;
    if (isStored) rows.push(scan);
  }
  for (const scan of decided) if (!rows.includes(scan)) known.set(scan.id, scan);
  const added = await insertScans(manager, rows);
  if (added.length < rows.length) {
    await forgetDecisions(manager, rows, added);
    for (const [id, scan] of await findStored(manager, event, given)) known.set(id, scan);
  }
  for (const scan of added) known.set(scan.id, scan);
  return { scans: given.map(({ id }) => known.get(id) as Scan), added };
}

async function findStored(
  manager: EntityManager,
  event: Event,
  given: readonly GivenScan[],
): Promise<Map<string, Scan>> {
  const scans = await manager.findBy(Scan, { id: In(given.map(({ id }) => id)) });
  if (scans.some(({ eventId }) => eventId !== event.id))
    throw new RequestError('BAD_USER_INPUT', 'This id is that of a scan at another event');
  return new Map(scans.map((scan) => [scan.id, scan]));
}

/** The scans that let somebody in unless the place has arrived already. A second scan of a place in one request does not. */
function firstOfEachPlace(
  scans: readonly GivenScan[],
  places: ReadonlyMap<string, ScannedPlace>,
  event: Event,
): Arrival[] {
  const first = new Map<string, Arrival>();
  for (const { id: scanId, door, scannedAt: arrivedAt } of scans) {
    const place = places.get(scanId);
    if (!place || place.eventId !== event.id || place.isGivenBack || event.cancelledAt) continue;
    const { signUpId } = place;
    if (!first.has(signUpId)) first.set(signUpId, { signUpId, eventId: event.id, scanId, door, arrivedAt });
  }
  return [...first.values()];
}

/**
 * The one statement that decides (D20): of all that insert the arrival of a place, the primary key lets one. The others wait for it,
 * and read which scan it was. They lock the row, so that it is not undone meanwhile.
 */
async function admit(manager: EntityManager, arrivals: readonly Arrival[]): Promise<Map<string, Decision>> {
  if (arrivals.length === 0) return new Map();
  const columns = insertedColumnsOf(manager, Arrival);
  const decisions = await manager.query<Decision[]>(
    `INSERT INTO arrivals (${columns.names})
     SELECT ${columns.names} FROM json_populate_recordset(NULL::arrivals, $1) ORDER BY sign_up_id
     ON CONFLICT (sign_up_id) DO UPDATE SET sign_up_id = excluded.sign_up_id
     RETURNING sign_up_id AS "signUpId", scan_id AS "scanId", xmax = 0 AS "isNew"`,
    [columns.jsonOf(arrivals)],
  );
  return new Map(decisions.map((decision) => [decision.signUpId, decision]));
}

/** @returns those that were not there (D21) */
async function insertScans(manager: EntityManager, scans: readonly Scan[]): Promise<Scan[]> {
  if (scans.length === 0) return [];
  const columns = insertedColumnsOf(manager, Scan);
  const inserted = await manager.query<{ id: string }[]>(
    `INSERT INTO scans (${columns.names})
     SELECT ${columns.names} FROM json_populate_recordset(NULL::scans, $1) ORDER BY id
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [columns.jsonOf(scans)],
  );
  const ids = new Set(inserted.map(({ id }) => id));
  return scans.filter(({ id }) => ids.has(id));
}

/**
 * A scan was stored, and undone, while this request sent it again: it must not let the person in once more. An arrival that is not
 * of this request has another scan, or the row of that one's request.
 */
async function forgetDecisions(
  manager: EntityManager,
  rows: readonly Scan[],
  added: readonly Scan[],
): Promise<void> {
  const lost = rows.filter((row) => row.outcome === ScanOutcome.ADMITTED && !added.includes(row));
  if (lost.length === 0) return;
  await manager.delete(
    Arrival,
    lost.map(({ signUpId, id: scanId }) => ({ signUpId: signUpId as string, scanId })),
  );
}
