export interface DemoAccount {
  name: string;
  email: string;
}

/** Staff are known by their e-mail's domain, so their addresses follow the configured one. */
export const demoStaff = (staffDomain: string): DemoAccount[] => [
  { name: 'Ada Ogunleye', email: `ada@${staffDomain}` },
  { name: 'Rhys Cartwright', email: `rhys@${staffDomain}` },
  { name: 'Noor Siddiqui', email: `noor@${staffDomain}` },
];

export const demoUsers: readonly DemoAccount[] = [
  { name: 'Maya Okafor', email: 'maya@example.org' },
  { name: "Niamh O'Brien", email: 'niamh@example.org' },
  { name: 'Priya Nair', email: 'priya@example.org' },
  { name: 'José Marques', email: 'jose@example.org' },
  { name: 'Wei Chen', email: 'wei@example.org' },
  { name: 'Zofia Wójcik', email: 'zofia@example.org' },
  { name: 'Ailsa Grant', email: 'ailsa@example.org' },
  { name: 'Yusuf Karaca', email: 'yusuf@example.org' },
];

/**
 * The people who come to the nth of the demo's events, if it is free: one to eight of the demo's users, by their
 * places in demoUsers. Every sixth event has no attendees yet. People who find an event full wait for a place.
 */
export function demoAttendees(event: number): number[] {
  if (event % 6 === 5) return [];
  const count = 1 + ((event * 5) % demoUsers.length);
  return Array.from({ length: count }, (_, place) => (event + place * 3) % demoUsers.length);
}
