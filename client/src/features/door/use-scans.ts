import { useRef, useState } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import { timings } from '../../timings';
import { decideWithServer, type Result, type Scanned, type ShownScan } from './decide-with-server';
import type { DoorDevice } from './device/door-device';
import { useUndoScanMutation } from './gql/use-scans';
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
    show(await decideWithServer(device, { ...one, eventId: device.eventId }, show));
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
