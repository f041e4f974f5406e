import { type LookupAddress, lookup as lookUpHost } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that nothing may be sent to. */
export class InnerAddressError extends Error {
  readonly code = 'INNER_ADDRESS';
}

/** IPv6 addresses that are assigned to the internet (RFC 4291, 2.4; IANA). Others lead nowhere, or back inside as `::127.0.0.1`. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the internet, and to no network inside: not private, loopback, link-local, shared
 * (CGNAT), multicast, reserved, or IPv6 that holds an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}

/**
 * The `lookup` of a connection: it gives only public addresses, and the connection goes to one of those that it gives. So
 * a name cannot have another address when it is connected to than when it was checked.
 */
export function publicLookup(lookup: LookupFunction = lookUpHost as LookupFunction): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const addresses = found as unknown as LookupAddress[];
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new InnerAddressError(`${hostname} has an address that is not public`), '', 0);
      if (options.all) return callback(null, addresses as never);
      return callback(null, first.address, first.family);
    });
}
