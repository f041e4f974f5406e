import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * An IPv6 subscriber has a whole /64 to send from, so that counts as one address (RFC 6177). An address that a proxy
 * names otherwise (`unknown`, RFC 7239, 6.2) counts as one address, too, so that it brings no new attempts.
 */
export function networkOf(networkAddress: string): string {
  if (isIPv4(networkAddress)) return networkAddress;
  if (!ipaddr.isValid(networkAddress)) return 'unknown';
  const address = ipaddr.process(networkAddress);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts.slice(0, 4).join(':');
}
