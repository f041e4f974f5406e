import { formatTicketCode } from '@turnout/texts/ticket-code';
import { betweenRequests } from '../../platform/between-requests.js';
import type { MailedCode } from '../mail/render-mail-to-many.js';
import { SQUARES, ticketSquares } from './ticket-squares.js';

/** The white around the code, in squares (ISO/IEC 18004, 6.3.8). */
const MARGIN = 4;
/** Of one square in a mail, in pixels. */
const SCALE = 6;
/** As wide as a mail shows it. */
export const TICKET_WIDTH = (SQUARES + 2 * MARGIN) * SCALE;

/**
 * A ticket as a mail carries it: in letters, and as a picture that is sharp where a screen has two pixels for each of a page's.
 * @param number tells the tickets of one mail apart
 */
export async function mailedTicket(code: Uint8Array, number = 1): Promise<MailedCode> {
  const { encode } = await import('fast-png');
  const png = await betweenRequests(() => encode(pixelsOf(code)));
  const name = number === 1 ? 'ticket.png' : `ticket-${number}.png`;
  const base64 = Buffer.from(png).toString('base64');
  return {
    text: formatTicketCode(code),
    picture: { name, contentType: 'image/png', contentId: name, base64 },
  };
}

/** Black on white, a bit for each pixel. */
function pixelsOf(code: Uint8Array) {
  const scale = 2 * SCALE;
  const width = 2 * TICKET_WIDTH;
  const bytesOfRow = Math.ceil(width / 8);
  const data = new Uint8Array(bytesOfRow * width).fill(255);
  const squares = ticketSquares(code);
  for (let y = MARGIN * scale; y < (MARGIN + SQUARES) * scale; y += 1) {
    const row = squares[Math.floor(y / scale) - MARGIN] ?? [];
    for (let x = MARGIN * scale; x < (MARGIN + SQUARES) * scale; x += 1) {
      if (!row[Math.floor(x / scale) - MARGIN]) continue;
      const byte = y * bytesOfRow + (x >> 3);
      data[byte] = (data[byte] ?? 0) & ~(128 >> (x & 7));
    }
  }
  return { width, height: width, channels: 1, depth: 1, data } as const;
}
