import { useRef, useState } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import { timings } from '../../timings';
import { useTransientState } from '../../ui/timers';
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

/** The ticket that was scanned last. Times are those of `performance.now()`. */
interface Latest {
  key: string;
  scannedAt: number;
  /** When the camera read it last. */
  seenAt: number;
  /** Null: not decided. */
  scan: ShownScan | null;
  /** After a failure or an undo it is no repeated scan. */
  mayRepeat: boolean;
}

/** Scans at one door. A code that stays in sight, or is back within ten seconds, is one scan. */
export function useScans(device: DoorDevice, door: string) {
  const [undoScan] = useUndoScanMutation();
  const [shown, setShown] = useState<Result | null>(null);
  const [last, setLast] = useState<ShownScan | null>(null);
  const [undone, setUndone] = useTransientState<{ name: string }>(timings.eventMessageShown);
  const latest = useRef(latestOf('', -Infinity));

  /** For the camera, which reads a code many times while it is in sight. */
  function see(code: string): void {
    const { current } = latest;
    const now = performance.now();
    const isStillInSight = keyOf({ code }) === current.key && now - current.seenAt < timings.codeInSight;
    if (!isStillInSight) void scan({ code });
    latest.current.seenAt = now;
  }

  async function scan(scanned: Scanned): Promise<void> {
    const key = keyOf(scanned);
    const now = performance.now();
    const { current } = latest;
    if (key === current.key && !current.mayRepeat && now - current.scannedAt < timings.sameCode) {
      if (current.scan) setShown({ scan: current.scan, isRepeated: true });
      return;
    }
    const own = latestOf(key, now);
    latest.current = own;
    const show = (result: Result) => {
      if ('failure' in result) own.mayRepeat = true;
      else {
        own.scan = result.scan;
        setLast(result.scan);
      }
      setShown(result);
    };
    const one = { id: crypto.randomUUID(), door, scannedAt: new Date().toISOString(), ...scanned };
    show(await decideWithServer(device, { ...one, eventId: device.eventId }, show));
  }

  function close(): void {
    // The camera may still see the ticket: the tap is to try it again.
    if (shown && 'failure' in shown) latest.current = latestOf('', -Infinity);
    setShown(null);
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
      setUndone({ name: last.signUp?.name ?? messages.NO_NAME });
      setLast(null);
      setShown(null);
      latest.current.mayRepeat = true;
    } catch (error) {
      const isForbidden = failedWith(error, 'FORBIDDEN');
      setShown({
        failure: isForbidden ? messages.MAY_NOT_UNDO : (rateLimitMessage(error) ?? messages.UNDO_FAILED),
      });
    }
  }

  return { shown, last, undone, scan, see, undo, close };
}

function latestOf(key: string, scannedAt: number): Latest {
  return { key, scannedAt, seenAt: -Infinity, scan: null, mayRepeat: false };
}

function keyOf(scanned: Scanned): string {
  return JSON.stringify(scanned);
}
