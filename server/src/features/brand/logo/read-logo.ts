import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { decode } from 'fast-png';
import { readSvg } from './read-svg.js';
import { UnusableLogoError } from './unusable-logo.js';

/** Of a file, in bytes. */
export const MAX_LOGO_BYTES = 256 * 1024;
/** Of a side, in pixels. */
const MAX_SIDE = 2000;
/** Of a drawing that is as wide as a line, and its opposite. */
const MAX_RATIO = 20;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A logo that can do nothing but be shown. */
export interface Logo {
  type: 'image/png' | 'image/svg+xml';
  bytes: Buffer;
  /** Of its width by its height. */
  ratio: number;
  /** Of the bytes, for its address. */
  hash: string;
}

/**
 * The bytes say what they are, whatever their name says.
 * @throws UnusableLogoError with one sentence
 */
export function readLogo(bytes: Buffer): Logo {
  if (bytes.length > MAX_LOGO_BYTES)
    throw new UnusableLogoError(`it has ${Math.ceil(bytes.length / 1024)} kB, and may have 256 kB`);
  const isPng = bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
  const { width, height } = isPng ? readPng(bytes) : readSvg(bytes);
  const ratio = width / height;
  // NaN, too, is not inside: a PNG may say that it has no width.
  if (!(ratio <= MAX_RATIO && ratio >= 1 / MAX_RATIO))
    throw new UnusableLogoError(
      `it is ${width} x ${height}, and one side may be ${MAX_RATIO} times the other`,
    );
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  return { type: isPng ? 'image/png' : 'image/svg+xml', bytes, ratio, hash };
}

function readPng(bytes: Buffer): { width: number; height: number } {
  // The header stands first in every PNG. It is looked at before anything is decoded.
  const [width, height] = bytes.length < 24 ? [0, 0] : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width > MAX_SIDE || height > MAX_SIDE)
    throw new UnusableLogoError(`it has ${width} x ${height} pixels, and may have ${MAX_SIDE} a side`);
  try {
    const { essential, pixels } = essentialChunks(bytes);
    // Of 64 bits at most for each pixel, with the byte that begins each line, and again for an interlaced one.
    inflateSync(pixels, { maxOutputLength: 2 * (8 * width + 1) * height + 1_024 });
    decode(essential, { checkCrc: true });
  } catch {
    throw new UnusableLogoError('it begins like a PNG and is none that can be read');
  }
  return { width, height };
}

/** The chunks of PNG (W3C, 5.3) that every decoder needs. Others can be compressed too, such as a profile of 250 MB. */
const ESSENTIAL = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
/** Length and type before the data, and a checksum behind. */
const FRAME = 12;

/** @throws Error for a file that ends in a chunk, or does not begin with its header alone */
function essentialChunks(bytes: Buffer): { essential: Buffer; pixels: Buffer } {
  const chunks: { type: string; whole: Buffer }[] = [];
  for (let at = PNG_SIGNATURE.length; at < bytes.length; ) {
    const end = at + FRAME + bytes.readUInt32BE(at);
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), whole: bytes.subarray(at, end) });
    if (end > bytes.length) throw new Error('A chunk is cut off');
    at = end;
  }
  const headers = chunks.filter(({ type }) => type === 'IHDR');
  if (headers.length !== 1 || chunks[0]?.type !== 'IHDR')
    throw new Error('There is no header, or more than one');
  const kept = chunks.filter(({ type }) => ESSENTIAL.includes(type));
  const data = kept.filter(({ type }) => type === 'IDAT').map(({ whole }) => whole.subarray(8, -4));
  return {
    essential: Buffer.concat([PNG_SIGNATURE, ...kept.map(({ whole }) => whole)]),
    pixels: Buffer.concat(data),
  };
}
