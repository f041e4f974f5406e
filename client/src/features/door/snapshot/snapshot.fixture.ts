import { createCipheriv, hkdfSync } from 'node:crypto';
import { parseTicketCode } from '@turnout/texts/ticket-code';

const STATES = { EXPECTED: 0, ARRIVED: 1, CANCELLED: 2 };

export interface TicketOfFile {
  code: string;
  name: string;
  state?: keyof typeof STATES;
}

/** The file of `GET /door/{id}/snapshot`, made as server/docs/api/door.md says. */
export function snapshotFile(tickets: readonly TicketOfFile[], salt = Buffer.alloc(16, 7)): ArrayBuffer {
  const people = Buffer.alloc(4);
  people.writeUInt32BE(tickets.filter(({ state }) => state !== 'CANCELLED').length);
  const sealed = tickets.map(({ code, name, state = 'EXPECTED' }) => {
    const bytes = parseTicketCode(code);
    if (!bytes) throw new Error(`${code} is no code.`);
    const secrets = Buffer.from(hkdfSync('sha256', bytes, salt, 'turnout door snapshot 1', 32));
    const text = Buffer.concat([Buffer.of(STATES[state]), Buffer.from(name)]);
    const blocks = Math.ceil(text.length / 32);
    const cipher = createCipheriv('aes-128-gcm', secrets.subarray(16), Buffer.alloc(12));
    const hidden = cipher.update(Buffer.concat([text], blocks * 32));
    cipher.final();
    return Buffer.concat([secrets.subarray(0, 16), Buffer.of(blocks), hidden, cipher.getAuthTag()]);
  });
  const file = Buffer.concat([Buffer.from('TRNDOOR1'), salt, people, ...sealed.toSorted(Buffer.compare)]);
  return new Uint8Array(file).buffer;
}
