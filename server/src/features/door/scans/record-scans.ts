import { transaction } from '../../../platform/database/connection/transaction.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { findEvent } from '../../events/find-event.js';
import { UserError } from '../../user-error.js';
import { attendeesArrived } from '../causes.js';
import { callerOf, requireDoor, requireDoorCaller } from '../door-rights.js';
import { type GivenScan, readScans } from './read-scans.js';
import type { Scan } from './scan.entity.js';
import { ScanOutcome } from './scan-outcome.js';
import { storeScans } from './store-scans.js';

/**
 * Stores what devices at a door have scanned, and says of each scan what became of it. The order in which scans are stored decides,
 * and no clock of a device (D30). Sent again, a scan is the same scan, with the same outcome.
 * After many unknown codes only unknown ones are refused (S54): beside right ones they are answered and not stored. So is one ticket
 * that a caller scans more than 20 times in an hour.
 * @throws UserError EVENT_NOT_FOUND, REQUIRED, TOO_LONG, EMAIL_NOT_VERIFIED
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for all but the event's team and passes, and for a pass that names people although
 *   it may not search; BAD_USER_INPUT, see `readScans`
 * @throws RateLimitedError after many unknown codes, where there are no others
 */
export async function recordScans(
  context: Context,
  input: { eventId: string; scans: readonly GivenScan[] },
): Promise<Scan[]> {
  requireDoorCaller(context);
  const event = await findEvent(context.database, input.eventId);
  if (!event) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
  requireDoor(context, event, 'SCAN');
  const receivedAt = context.services.clock.now();
  const given = readScans(input.scans, receivedAt);
  if (given.some(({ code }) => code == null)) requireDoor(context, event, 'SEARCH');
  const { rateLimits } = context.services;
  const caller = callerOf(context);
  const refusal = await rateLimits.refusalOfUnknownCodes(caller.id, context.networkAddress);

  const received = { receivedAt, byAccountId: caller.accountId, byPassId: caller.passId };
  const { scans, added } = await transaction(context.database, async (manager) => {
    const stored = await storeScans(manager, event, given, received, {
      refusal,
      allowRepeat: (placeId) => rateLimits.allowRepeatedScan(caller.id, placeId),
    });
    const arrivals = stored.added.filter(isAdmitted).map(placeOf);
    if (arrivals.length > 0) await context.runConsequences(attendeesArrived, manager, { arrivals });
    return stored;
  });
  const unknown = added.filter(({ outcome }) => outcome === ScanOutcome.UNKNOWN_CODE).length;
  if (unknown > 0) await rateLimits.countUnknownCodes(caller.id, context.networkAddress, unknown);
  context.log.info({ eventId: event.id, scans: added.length, unknown }, 'scans recorded');
  return scans;
}

const isAdmitted = ({ outcome }: Scan) => outcome === ScanOutcome.ADMITTED;

const placeOf = ({ eventId, signUpId }: Scan) => ({ eventId, signUpId: signUpId as string });
