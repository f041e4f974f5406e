import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Letters and digits alone: a double click selects all of a secret, and no shell or address changes it. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^43 is more than 2^256. */
const RANDOM_LENGTH = 43;
/** 62^6 is more than 2^32. */
const CHECKSUM_LENGTH = 6;
const PREFIX_LENGTH = 8;

const form = new RegExp(`^trn_[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

/** A new access token: `trn_`, by which scanners for leaked secrets know it, 256 random bits, and a checksum. */
export function newTokenSecret(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  const body = `trn_${random.join('')}`;
  return body + checksumOf(body);
}

/** False for one with a wrong or missing character, which need not be looked for. */
export function isTokenSecret(text: string): boolean {
  if (!form.test(text)) return false;
  return checksumOf(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}

/** The part of a secret that may be shown. */
export function prefixOf(secret: string): string {
  return secret.slice(0, PREFIX_LENGTH);
}

/** CRC-32, with the most significant digit first. */
function checksumOf(body: string): string {
  let rest = crc32(body);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = ALPHABET[rest % ALPHABET.length] + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
