import { textOf, ticketSecrets } from './ticket-secrets';

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

/** Notes where each sealed ticket is, and opens none. */
export function parseSnapshot(bytes: ArrayBuffer): Snapshot {
  const file = new Uint8Array(bytes);
  if (new TextDecoder('latin1').decode(file.subarray(0, MAGIC.length)) !== MAGIC)
    throw new Error('The list of tickets has another format.');
  const salt = file.slice(MAGIC.length, MAGIC.length + 16);
  const people = new DataView(bytes).getUint32(HEAD - 4);
  const places = new Map<string, { from: number; to: number }>();
  for (let at = HEAD; at < file.length; ) {
    const from = at + ID + 1;
    const to = from + (file[at + ID] as number) * BLOCK + TAG;
    places.set(textOf(file, at), { from, to });
    at = to;
  }
  return {
    people,
    async find(code) {
      const secrets = await ticketSecrets(code, salt, INFO);
      const place = places.get(textOf(secrets, 0));
      if (!place) return null;
      const key = await crypto.subtle.importKey('raw', secrets.subarray(ID), 'AES-GCM', false, ['decrypt']);
      const sealed = file.subarray(place.from, place.to);
      const text = new Uint8Array(
        await crypto.subtle.decrypt({ name: 'AES-GCM', iv: NONCE, tagLength: TAG * 8 }, key, sealed),
      );
      const state = STATES[text[0] as number];
      if (!state) throw new Error('A ticket has an unknown state.');
      return { state, name: new TextDecoder().decode(text.subarray(1)).replace(/\0+$/, '') };
    },
  };
}
