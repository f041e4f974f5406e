import ipaddr from 'ipaddr.js';

/** Whether a host is this machine itself, by its address or as `localhost` (RFC 6761, 6.3). */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === 'loopback';
  return name === 'localhost' || name.endsWith('.localhost');
}
