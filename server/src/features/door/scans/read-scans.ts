import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { RequestError } from '../../../platform/errors/request-errors.js';
import { parseInput, requiredName } from '../../parse-input.js';

/** In one request. */
export const MAX_SCANS = 200;
const MAX_DOOR_LENGTH = 80;
/** Milliseconds. A phone may be without network for days; a clock that is further behind is wrong. */
const OLDEST = 30 * 24 * 60 * 60 * 1_000;

/** A scan as a device sends it. */
export interface GivenScan {
  id: string;
  code?: string | null;
  signUpId?: string | null;
  door: string;
  scannedAt: Date;
  /** Whether the device has let the person in already. */
  admitted: boolean;
}

const fields = z.object({ scans: z.array(z.object({ door: requiredName(MAX_DOOR_LENGTH) })) });

/**
 * The scans of a request, each id once.
 * @throws RequestError BAD_USER_INPUT for what no device of ours sends: more than 200 or none, an id that is no UUID, a scan of
 *   nothing
 * @throws UserFailure REQUIRED, TOO_LONG for the name of the door
 */
export function readScans(given: readonly GivenScan[], now: Date): GivenScan[] {
  if (given.length < 1 || given.length > MAX_SCANS) throw wrongInput(`Send 1 to ${MAX_SCANS} scans`);
  const { scans } = parseInput(fields, { scans: given });
  const byId = new Map<string, GivenScan>();
  for (const [place, scan] of given.entries()) {
    if (!isUuid(scan.id)) throw wrongInput('The id of a scan is a UUID that the device has made');
    if (scan.code == null && scan.signUpId == null) throw wrongInput('A scan has a code or a sign-up');
    const id = scan.id.toLowerCase();
    const door = scans[place]?.door as string;
    if (!byId.has(id)) byId.set(id, { ...scan, id, door, scannedAt: withinBounds(scan.scannedAt, now) });
  }
  return [...byId.values()];
}

/** The clock of a device decides nothing, and an instant that cannot be is not shown either. */
function withinBounds(scannedAt: Date, now: Date): Date {
  const latest = Math.min(scannedAt.getTime(), now.getTime());
  return new Date(Math.max(latest, now.getTime() - OLDEST));
}

function wrongInput(message: string): RequestError {
  return new RequestError('BAD_USER_INPUT', message);
}
