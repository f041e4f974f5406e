import type { Event } from '../../events/event.entity.js';
import type { ScannedPlace } from './find-scanned-places.js';
import type { GivenScan } from './read-scans.js';
import type { Scan } from './scan.entity.js';
import { ScanOutcome } from './scan-outcome.js';

/** By whom and when scans were received. */
export type Received = Pick<Scan, 'byAccountId' | 'byPassId' | 'receivedAt'>;

/** The scan by which a place has arrived, and whether it is one of these. */
export interface Decision {
  signUpId: string;
  scanId: string;
  isNew: boolean;
}

/** The row of a scan, once its place is decided. */
export function scanOf(
  { id, door, scannedAt, admitted }: GivenScan,
  place: ScannedPlace | undefined,
  decisions: ReadonlyMap<string, Decision>,
  { event, received }: { event: Event; received: Received },
): Scan {
  const isOther = place !== undefined && place.eventId !== event.id;
  const decision = place && decisions.get(place.signUpId);
  return {
    ...{ id, eventId: event.id, door, scannedAt, ...received, offline: admitted, undoneAt: null },
    outcome: outcomeOf(id, place, isOther, decision, admitted),
    signUpId: place && !isOther ? place.signUpId : null,
    otherEventId: isOther ? place.eventId : null,
    previousId: decision && decision.scanId !== id ? decision.scanId : null,
  };
}

function outcomeOf(
  id: string,
  place: ScannedPlace | undefined,
  isOther: boolean,
  decision: Decision | undefined,
  admitted: boolean,
): ScanOutcome {
  if (!place) return ScanOutcome.UNKNOWN_CODE;
  if (isOther) return ScanOutcome.OTHER_EVENT;
  if (!decision) return ScanOutcome.CANCELLED_PLACE;
  if (decision.isNew && decision.scanId === id) return ScanOutcome.ADMITTED;
  return admitted ? ScanOutcome.ADMITTED_TWICE : ScanOutcome.ALREADY_IN;
}
