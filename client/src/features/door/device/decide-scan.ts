import { parseTicketCode } from '@turnout/texts/ticket-code';
import { serverNow } from '../../../apollo/server-clock';
import type { ScanShownFragment } from '../gql/use-scans';
import { ticketKey } from '../snapshot/ticket-secrets';
import type { StoredArrival } from './door-database';
import type { DoorDevice } from './door-device';
import type { QueuedScan } from './scan-queue';

/** A scan that the device has decided by its list. */
export interface LocalScan extends Omit<ScanShownFragment, ' $fragmentName'> {
  /** Of the list: milliseconds, by the server's clock. */
  asOf: number;
}

type Found = Pick<LocalScan, 'outcome'> & {
  name?: string;
  otherEventTitle?: string;
  arrival?: StoredArrival;
};

/**
 * Decides as the server would, as far as the list and this device know. An admission is stored before the page shows it.
 * Refusals are not sent: the server might know better by then, and would let in a person who has left.
 * @returns null without a list
 */
export async function decideScan(device: DoorDevice, scan: QueuedScan): Promise<LocalScan | null> {
  const { list, queue } = device;
  const known = list.state;
  if (!known) return null;
  const code = scan.code === undefined ? null : parseTicketCode(scan.code);
  const at = new Date(serverNow()).toISOString();
  const key = code ? await ticketKey(code) : (scan.signUpId ?? '');
  let found = await find(device, scan, code, key);
  if (found.outcome === 'ADMITTED') {
    if (await list.claimArrival({ key, scanId: scan.id, door: scan.door, arrivedAt: at })) {
      await queue.add(scan);
      await device.noteQueue();
    } else found = await find(device, scan, code, key);
  }
  const { name, arrival, otherEventTitle = null, outcome } = found;
  return {
    id: scan.id,
    outcome,
    signUp: name === undefined ? null : { id: scan.id, name },
    otherEventTitle,
    door: scan.door,
    offline: true,
    scannedAt: scan.scannedAt,
    receivedAt: at,
    previous: arrival
      ? { id: arrival.scanId, door: arrival.door, by: 'this phone', receivedAt: arrival.arrivedAt }
      : null,
    asOf: known.asOf,
  };
}

async function find(
  { list, names }: DoorDevice,
  { signUpId }: QueuedScan,
  code: Uint8Array | null,
  key: string,
): Promise<Found> {
  const arrival = await list.findArrival(key);
  if (signUpId !== undefined) {
    const person = names.find(signUpId);
    if (!person) return { outcome: 'UNKNOWN_CODE' };
    const isIn = arrival || person.arrivedAt;
    return { outcome: isIn ? 'ALREADY_IN' : 'ADMITTED', name: person.name, ...(arrival && { arrival }) };
  }
  if (!code) return { outcome: 'UNKNOWN_CODE' };
  const ticket = await list.find(code);
  if (!ticket) {
    const otherEventTitle = await list.otherEventOf(code);
    return otherEventTitle === null
      ? { outcome: 'UNKNOWN_CODE' }
      : { outcome: 'OTHER_EVENT', otherEventTitle };
  }
  const { state, name } = ticket;
  if (state === 'CANCELLED') return { outcome: 'CANCELLED_PLACE', name };
  if (arrival) return { outcome: 'ALREADY_IN', name, arrival };
  return { outcome: state === 'ARRIVED' ? 'ALREADY_IN' : 'ADMITTED', name };
}

/** The server has let a person in: the device knows it until its list does. */
export async function noteAdmission(
  { list }: DoorDevice,
  { code: text, signUpId = '', id, door }: QueuedScan,
  arrivedAt: string,
): Promise<void> {
  const code = text === undefined ? null : parseTicketCode(text);
  const key = code ? await ticketKey(code) : signUpId;
  await list.noteArrival({ key, scanId: id, door, arrivedAt });
}
