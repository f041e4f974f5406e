import { createHash } from 'node:crypto';
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
    decode(bytes, { checkCrc: true });
  } catch {
    throw new UnusableLogoError('it begins like a PNG and is none that can be read');
  }
  return { width, height };
}
