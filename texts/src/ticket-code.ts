import { base32crockford } from '@scure/base';

/** Of a ticket code, in bytes: 128 bits. */
const LENGTH = 16;

/** The letters and digits of a ticket code. Crockford's base32 leaves out I, L, O and U, which look like others or make words. */
export function ticketCodeText(code: Uint8Array): string {
  return base32crockford.encode(code);
}

/** A ticket code as people read it out, in groups of four: `T7KQ 4M2X 9RWD H5ZB 3NCF 8PJV 6Y`. */
export function formatTicketCode(code: Uint8Array): string {
  return ticketCodeText(code).replace(/.{4}(?=.)/g, '$& ');
}

/**
 * Reads a ticket code as it is scanned or typed: in small letters, with spaces or hyphens anywhere, with O for 0, and with I or L
 * for 1.
 * @returns null for any other text
 */
export function parseTicketCode(text: string): Uint8Array | null {
  try {
    const code = base32crockford.decode(text.replace(/[\s-]/g, ''));
    return code.length === LENGTH ? code : null;
  } catch {
    return null;
  }
}
