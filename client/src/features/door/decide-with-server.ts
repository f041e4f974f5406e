import { rateLimitMessage } from '../../apollo/failure';
import { timings } from '../../timings';
import { decideScan, noteAdmission } from './device/decide-scan';
import type { DoorDevice } from './device/door-device';
import { DoorRefusal, isEnded, isUnanswered, recordScans } from './device/door-requests';
import type { QueuedScan } from './device/scan-queue';
import type { ScanShownFragment } from './gql/use-scans';
import * as messages from './messages';

/** A ticket's code, or a person whose name was found. */
export type Scanned = { code: string } | { signUpId: string };

/** A scan as it is shown. `asOf`: the device has decided it, by a list of this time. */
export type ShownScan = Omit<ScanShownFragment, ' $fragmentName'> & { asOf?: number };

/** The result for one ticket on the screen: a scan that was decided, or why there is none. */
export type Result = { scan: ShownScan; isRepeated?: boolean } | { failure: string };

/**
 * The server decides where it answers in time, and else the device by its list.
 * @param onLate called with the server's result where the device has refused the ticket meanwhile
 */
export async function decideWithServer(
  device: DoorDevice,
  scan: QueuedScan,
  onLate: (result: Result) => void,
): Promise<Result> {
  if (device.isAlone) {
    const local = await decideScan(device, scan);
    if (local) return { scan: local };
  }
  const answer = send(device, scan);
  const inTime = await Promise.race([answer, silence()]);
  if (inTime) return inTime;
  device.noteSilence();
  const local = await decideScan(device, scan);
  if (!local) return (await answer) ?? { failure: messages.NO_NETWORK };
  if (local.outcome !== 'ADMITTED') void answer.then((late) => late && onLate(late));
  return { scan: local };
}

function silence(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), timings.scanAnswer));
}

/** @returns null without an answer */
async function send(device: DoorDevice, { eventId, ...scan }: QueuedScan): Promise<Result | null> {
  try {
    const input = { eventId, scans: [{ ...scan, admitted: false }] };
    const [stored] = await recordScans(device.client, input, device.headers);
    if (!stored) return { failure: messages.CHECK_FAILED };
    if (stored.outcome === 'ADMITTED')
      await noteAdmission(device, { eventId, ...scan }, stored.receivedAt).catch(() => {});
    return { scan: stored };
  } catch (error) {
    if (isUnanswered(error)) return null;
    if (isEnded(error) && device.hasPass) await device.end();
    if (error instanceof DoorRefusal) return { failure: error.message };
    return { failure: rateLimitMessage(error) ?? messages.CHECK_FAILED };
  }
}
