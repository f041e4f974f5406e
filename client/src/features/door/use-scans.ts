import { useRef, useState } from 'react';
import { isNetworkFailure, rateLimitMessage } from '../../apollo/failure';
import { graphql, readFragment } from '../../apollo/graphql';
import { timings } from '../../timings';
import { type ScanShownFragment, useRecordScansMutation, useUndoScanMutation } from './gql/use-scans';
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

/** The result for one ticket on the screen: a scan that was answered, or why there is none. */
export type Result = { scan: ScanShownFragment; isRepeated?: boolean } | { failure: string };

/** Scans at one door. A code that stays in sight, or is back within ten seconds, is one scan. */
export function useScans(eventId: string, door: string) {
  const [record] = useRecordScansMutation();
  const [undoScan] = useUndoScanMutation();
  const [shown, setShown] = useState<Result | null>(null);
  const [last, setLast] = useState<ScanShownFragment | null>(null);
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
    const result = await send(scanned);
    // A scan that got no answer may be tried again at once.
    if ('failure' in result) before.current.key = '';
    else setLast(result.scan);
    setShown(result);
  }

  async function send(scanned: Scanned): Promise<Result> {
    const one = { id: crypto.randomUUID(), door, scannedAt: new Date().toISOString(), ...scanned };
    try {
      const { data } = await record({ variables: { input: { eventId, scans: [one] } } });
      const stored = readFragment<ScanShownFragment>(data?.recordScans.scans[0]);
      return stored
        ? { scan: stored }
        : { failure: data?.recordScans.userErrors[0]?.message ?? messages.CHECK_FAILED };
    } catch (error) {
      if (isNetworkFailure(error)) return { failure: messages.NO_NETWORK };
      return { failure: rateLimitMessage(error) ?? messages.CHECK_FAILED };
    }
  }

  /** Takes back the last scan. */
  async function undo(): Promise<void> {
    if (!last) return;
    try {
      const { data } = await undoScan({ variables: { input: { scanId: last.id } } });
      const error = data?.undoScan.userErrors[0];
      if (error) return setShown({ failure: error.message });
      setLast(null);
      setShown(null);
      before.current.key = '';
    } catch (error) {
      setShown({ failure: rateLimitMessage(error) ?? messages.UNDO_FAILED });
    }
  }

  return { shown, last, scan, undo, close: () => setShown(null) };
}
