import { ticketSecrets } from './ticket-secrets';

/** Of the format: see server/docs/api/door.md. */
const MAGIC = 'TRNDOOR1';
const INFO = 'turnout door snapshot 1';
const HEAD = 28;
const ID = 16;
const BLOCK = 32;
const TAG = 16;
const NONCE = new Uint8Array(12);
const STATES = ['EXPECTED', 'ARRIVED', 'CANCELLED'] as const;

export interface Ticket {
  state: (typeof STATES)[number];
  /** Empty for a place that was given back. */
  name: string;
}

export interface Snapshot {
  /** People with a place. */
  people: number;
  /** The ticket of a code, or null: it was not there when the file was made. */
  find(code: Uint8Array): Promise<Ticket | null>;
}

/** Notes where each sealed ticket is, and opens none: that takes some milliseconds for 20,000 of them. */
export function parseSnapshot(bytes: ArrayBuffer): Snapshot {
  const file = new Uint8Array(bytes);
  if (new TextDecoder('latin1').decode(file.subarray(0, MAGIC.length)) !== MAGIC)
    throw new Error('The list of tickets has another format.');
  const salt = file.slice(MAGIC.length, MAGIC.length + 16);
  const people = new DataView(bytes).getUint32(HEAD - 4);
  const starts: number[] = [];
  for (let at = HEAD; at < file.length; at = endOf(file, at)) starts.push(at);
  return {
    people,
    async find(code) {
      const secrets = await ticketSecrets(code, salt, INFO);
      const start = search(file, starts, secrets);
      if (start === null) return null;
      const key = await crypto.subtle.importKey('raw', secrets.subarray(ID), 'AES-GCM', false, ['decrypt']);
      const sealed = file.subarray(start + ID + 1, endOf(file, start));
      const text = new Uint8Array(
        await crypto.subtle.decrypt({ name: 'AES-GCM', iv: NONCE, tagLength: TAG * 8 }, key, sealed),
      );
      const state = STATES[text[0] as number];
      if (!state) throw new Error('A ticket has an unknown state.');
      return { state, name: new TextDecoder().decode(text.subarray(1)).replace(/\0+$/, '') };
    },
  };
}

function endOf(file: Uint8Array, start: number): number {
  return start + ID + 1 + (file[start + ID] as number) * BLOCK + TAG;
}

/** Tickets are in the order of their ids. @returns where the ticket begins that has the first bytes of `id` */
function search(file: Uint8Array, starts: readonly number[], id: Uint8Array): number | null {
  let [low, high] = [0, starts.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const start = starts[middle] as number;
    const order = compare(file, start, id);
    if (order === 0) return start;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

function compare(file: Uint8Array, start: number, id: Uint8Array): number {
  for (let index = 0; index < ID; index++) {
    const difference = (file[start + index] as number) - (id[index] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
