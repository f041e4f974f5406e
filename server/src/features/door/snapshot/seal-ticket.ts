import { createCipheriv, hkdfSync } from 'node:crypto';

/** The states that a device tells without network. The numbers are those of the format. */
export enum TicketState {
  EXPECTED = 0,
  ARRIVED = 1,
  CANCELLED = 2,
}

export interface SnapshotTicket {
  code: Buffer;
  /** Empty for a place that was given back. */
  name: string;
  state: TicketState;
}

/** Of the format: see docs/api/door.md. */
const INFO = 'turnout door snapshot 1';
const ID_LENGTH = 16;
const KEY_LENGTH = 16;
/** A key seals one text and no other: the salt differs with the content, and the code with the ticket. So no nonce is needed. */
const NONCE = Buffer.alloc(12);
/** Names are filled up to a multiple of this, so that their lengths say little. */
const BLOCK = 32;

/**
 * A ticket as a device stores it. Name and state are read with the code alone, which makes both their key and the id under which a
 * device finds them (D23).
 */
export function sealTicket({ code, name, state }: SnapshotTicket, salt: Buffer): Buffer {
  const secrets = Buffer.from(hkdfSync('sha256', code, salt, INFO, ID_LENGTH + KEY_LENGTH));
  const text = Buffer.concat([Buffer.of(state), Buffer.from(name)]);
  const blocks = Math.ceil(text.length / BLOCK);
  const cipher = createCipheriv('aes-128-gcm', secrets.subarray(ID_LENGTH), NONCE);
  const sealed = cipher.update(Buffer.concat([text], blocks * BLOCK));
  cipher.final();
  return Buffer.concat([secrets.subarray(0, ID_LENGTH), Buffer.of(blocks), sealed, cipher.getAuthTag()]);
}
