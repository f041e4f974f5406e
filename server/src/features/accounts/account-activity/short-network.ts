import ipaddr from 'ipaddr.js';

/**
 * The part of a network address that tells one's own network from a stranger's, and names no household: the first three
 * numbers of an IPv4 address, the first 48 bits of an IPv6 address. Null for what is no address.
 */
export function shortNetwork(networkAddress: string): string | null {
  if (!ipaddr.isValid(networkAddress)) return null;
  const address = ipaddr.process(networkAddress);
  return address instanceof ipaddr.IPv4
    ? `${address.octets.slice(0, 3).join('.')}.0/24`
    : `${address.parts
        .slice(0, 3)
        .map((part) => part.toString(16))
        .join(':')}::/48`;
}
