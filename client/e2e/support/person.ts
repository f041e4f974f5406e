import { randomUUID } from 'node:crypto';
import { STAFF_DOMAIN } from './server';

export type Role = 'USER' | 'STAFF';

export interface Person {
  role: Role;
  /** The address up to the @: the name of a person who gave none. */
  name: string;
  email: string;
  password: string;
}

/** Someone whom the product has never heard of. */
export function newPerson(role: Role): Person {
  const name = `${role === 'STAFF' ? 'grace' : 'maya'}-${randomUUID().slice(0, 8)}`;
  const domain = role === 'STAFF' ? STAFF_DOMAIN : 'people.example';
  return { role, name, email: `${name}@${domain}`, password: 'correct horse' };
}
