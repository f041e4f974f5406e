import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Letters and digits alone: a double click selects all of a secret, and no shell or address changes it. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^6 is more than 2^32. */
const CHECKSUM_LENGTH = 6;

interface SecretForm {
  create(): string;
  /** False for one with a wrong or missing character, which need not be looked for. */
  isValid(text: string): boolean;
}

/**
 * Secrets of one kind: a prefix, by which scanners for leaked secrets know it, random characters, and a checksum.
 * @param randomLength how many characters, each of almost six bits
 */
export function secretForm(prefix: string, randomLength: number): SecretForm {
  const form = new RegExp(`^${prefix}[0-9A-Za-z]{${randomLength + CHECKSUM_LENGTH}}$`);
  return {
    create: () => {
      const random = Array.from({ length: randomLength }, () => ALPHABET[randomInt(ALPHABET.length)]);
      const body = `${prefix}${random.join('')}`;
      return body + checksumOf(body);
    },
    isValid: (text) =>
      form.test(text) && checksumOf(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH),
  };
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
