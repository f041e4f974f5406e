import { useRef, useState } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import { timings } from '../../timings';
import { decideScan, noteAdmission } from './device/decide-scan';
import type { DoorDevice } from './device/door-device';
import { DoorRefusal, isEnded, isUnanswered, recordScans } from './device/door-requests';
import type { QueuedScan } from './device/scan-queue';
import { type ScanShownFragment, useUndoScanMutation } from './gql/use-scans';
import * as messages from './messages';

graphql(`
  fragment ScanShown on Scan {
    id
    outcome
    signUp {
      id
      name
    }
    otherEventTitle
    door
    offline
    scannedAt
    receivedAt
    previous {
      id
      door
      by
      receivedAt
    }
  }
`);

graphql(`
  mutation RecordScans($input: RecordScansInput!) {
    recordScans(input: $input) {
      scans {
        ...ScanShown
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

graphql(`
  mutation UndoScan($input: UndoScanInput!) {
    undoScan(input: $input) {
      scans {
        id
        undoneAt
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

/** A ticket's code, or a person whose name was found. */
export type Scanned = { code: string } | { signUpId: string };

/** A scan as it is shown. `asOf`: the device has decided it, by a list of this time. */
export type ShownScan = Omit<ScanShownFragment, ' $fragmentName'> & { asOf?: number };

/** The result for one ticket on the screen: a scan that was decided, or why there is none. */
export type Result = { scan: ShownScan; isRepeated?: boolean } | { failure: string };

/** Scans at one door. A code that stays in sight, or is back within ten seconds, is one scan. */
export function useScans(device: DoorDevice, door: string) {
  const [undoScan] = useUndoScanMutation();
  const [shown, setShown] = useState<Result | null>(null);
  const [last, setLast] = useState<ShownScan | null>(null);
  const before = useRef({ key: '', scannedAt: -Infinity, seenAt: -Infinity });

  async function scan(scanned: Scanned): Promise<void> {
    const key = JSON.stringify(scanned);
    const now = performance.now();
    const { scannedAt, seenAt } = before.current;
    if (key === before.current.key && now - scannedAt < timings.sameCode) {
      before.current.seenAt = now;
      const isStillInSight = now - seenAt < timings.codeInSight;
      if (!isStillInSight && last) setShown({ scan: last, isRepeated: true });
      return;
    }
    before.current = { key, scannedAt: now, seenAt: now };
    const one = { id: crypto.randomUUID(), door, scannedAt: new Date().toISOString(), ...scanned };
    show(await decide(device, { ...one, eventId: device.eventId }, show));
  }

  function show(result: Result): void {
    // A scan that was not decided may be tried again at once.
    if ('failure' in result) before.current.key = '';
    else setLast(result.scan);
    setShown(result);
  }

  /** Takes back the last scan. */
  async function undo(): Promise<void> {
    if (!last) return;
    try {
      if (!(await device.takeBack(last.id))) {
        const { data } = await undoScan({
          variables: { input: { scanId: last.id } },
          context: { headers: device.headers },
        });
        const error = data?.undoScan.userErrors[0];
        if (error) return setShown({ failure: error.message });
        await device.list.removeArrival(last.id);
      }
      setLast(null);
      setShown(null);
      before.current.key = '';
    } catch (error) {
      const isForbidden = failedWith(error, 'FORBIDDEN');
      setShown({
        failure: isForbidden ? messages.MAY_NOT_UNDO : (rateLimitMessage(error) ?? messages.UNDO_FAILED),
      });
    }
  }

  return { shown, last, scan, undo, close: () => setShown(null) };
}

/**
 * The server decides where it answers in time, and else the device by its list.
 * @param onLate called with the server's result where the device has refused the ticket meanwhile
 */
async function decide(
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
