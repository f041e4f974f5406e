import { parseTicketCode } from '@turnout/texts/ticket-code';
import { decode } from 'fast-png';
import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { mailedTicket } from './ticket-picture.js';

const code = Uint8Array.from({ length: 16 }, (_, n) => (n * 37 + 11) % 256);

it('draws the code that it has in letters, on white, 396 pixels wide', async () => {
  const { text, picture } = await mailedTicket(code);
  expect(picture).toMatchObject({ name: 'ticket.png', contentType: 'image/png', contentId: 'ticket.png' });
  const { width, height, data, depth } = decode(Buffer.from(picture.base64, 'base64'));
  expect([width, height, depth]).toEqual([396, 396, 1]);
  const bytesOfRow = Math.ceil(width / 8);
  const pixels = new Uint8Array(4 * width * height).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const byte = data[y * bytesOfRow + (x >> 3)] ?? 0;
    if (!(byte & (128 >> (x & 7)))) pixels.fill(0, 4 * pixel, 4 * pixel + 3);
  }
  const seen = decodeQR({ width, height, data: pixels });
  expect(parseTicketCode(seen)).toEqual(code);
  expect(parseTicketCode(text)).toEqual(code);
});

it('is small, and tells the tickets of one mail apart', async () => {
  const { picture } = await mailedTicket(code, 2);
  expect(picture).toMatchObject({ name: 'ticket-2.png', contentId: 'ticket-2.png' });
  expect(Buffer.from(picture.base64, 'base64').length).toBeLessThan(2_000);
});
