import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { isLoopback } from '../../../platform/loopback.js';
import { InnerAddressError, isPublicAddress } from './public-address.js';
import { InvalidUrlError } from './webhook-gateway.js';

const NOT_PUBLIC = 'Choose an address in the internet: this one belongs to a private network';

/**
 * Reads an address as connecting to it will: `https://2130706433/` and `https://0177.1/` are 127.0.0.1 then.
 * @throws InvalidUrlError
 */
export function parseReceiverUrl(text: string): URL {
  if (!URL.canParse(text)) throw new InvalidUrlError('Enter an address like https://example.org/webhook');
  const url = new URL(text);
  if (url.protocol !== 'https:') throw new InvalidUrlError('The address must begin with https://');
  // Receivers offer webhooks at the port of https. Others would let the product try the ports of strangers.
  if (url.port !== '') throw new InvalidUrlError('The address cannot have a port: webhooks go to port 443');
  if (url.username || url.password) throw new InvalidUrlError('The address cannot have a name or password');
  const host = hostOf(url);
  if (isIP(host) ? !isPublicAddress(host) : !isPublicName(host)) throw new InvalidUrlError(NOT_PUBLIC);
  url.hash = '';
  return url;
}

/**
 * The address of a receiver on this machine, at any port.
 * @returns null where it is none
 */
export function parseLoopbackUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'http:' || url.username || url.password || !isLoopback(url.hostname)) return null;
  url.hash = '';
  return url;
}

/**
 * As `parseReceiverUrl`, and asks where its name leads to now. It is looked up again when something is sent.
 * @throws InvalidUrlError
 */
export async function checkReceiverUrl(text: string, lookup: LookupFunction): Promise<string> {
  const url = parseReceiverUrl(text);
  const host = hostOf(url);
  if (isIP(host)) return url.href;
  try {
    await promisify(lookup)(host, { all: true });
  } catch (error) {
    if (error instanceof InnerAddressError) throw new InvalidUrlError(NOT_PUBLIC);
    throw new InvalidUrlError(`There is no host ${host}`);
  }
  return url.href;
}

/** Without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** A name with a dot: others are looked up in the domain of the server's own network. */
function isPublicName(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return name.includes('.') && !/(^|\.)(localhost|local|internal|localdomain|home\.arpa)$/.test(name);
}
