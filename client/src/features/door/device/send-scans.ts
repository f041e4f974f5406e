import type { ApolloClient } from '@apollo/client';
import type { ScanShownFragment } from '../gql/use-scans';
import { passHeaders } from '../pass/door-pass';
import { isUnanswered, recordScans } from './door-requests';
import { asInput, type QueuedScan, type ScanQueue } from './scan-queue';

interface Sending {
  client: ApolloClient;
  queue: ScanQueue;
  eventId: string;
  pass: string | null;
  /** After each request. */
  onSent: (scans: ScanShownFragment[]) => Promise<void>;
}

/**
 * Sends what waits, in order, until nothing does. Scans of other events' doors on this device go too.
 * @throws as `recordScans`, for this event
 */
export async function sendScans(sending: Sending): Promise<void> {
  const { queue, eventId } = sending;
  await queue.locked(() => sendOf(sending));
  for (const other of (await queue.eventIds()).filter((id) => id !== eventId)) {
    const pass = (await queue.database?.get('passes', other).catch(() => undefined))?.secret ?? null;
    const ofOther = { ...sending, eventId: other, pass, onSent: async () => {} };
    await queue
      .locked(() => sendOf(ofOther))
      .catch((error: unknown) => {
        if (isUnanswered(error)) throw error;
      });
  }
}

async function sendOf({ client, queue, eventId, pass, onSent }: Sending): Promise<void> {
  for (;;) {
    const scans = await queue.next(eventId);
    if (scans.length === 0) return;
    const input = { eventId, scans: scans.map(asInput) };
    const stored = await recordScans(client, input, passHeaders(pass));
    if (stored.length === 0) throw new Error('The server has stored no scan.');
    for (const scan of stored) await sendAnew(queue, scans, scan);
    await queue.remove(stored.map(({ id }) => id));
    await onSent(stored);
  }
}

/**
 * The server had received the scan before this device let the person in, and its answer was lost. So the scan is stored as one
 * of a person who was not let in: another one says that they were (D22).
 */
async function sendAnew(
  queue: ScanQueue,
  scans: readonly QueuedScan[],
  { id, offline, outcome }: ScanShownFragment,
): Promise<void> {
  const scan = scans.find((each) => each.id === id);
  if (scan && !offline && outcome !== 'ADMITTED') await queue.add({ ...scan, id: crypto.randomUUID() });
}
