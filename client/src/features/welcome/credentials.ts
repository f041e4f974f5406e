import type { Role } from '../../gql/graphql';

export const roles: Role[] = ['USER', 'STAFF'];

export type Action = 'logIn' | 'register';

/** One of the page's four forms. */
export interface FormName {
  role: Role;
  action: Action;
}

export interface Credentials {
  email: string;
  password: string;
}

export type Entries = Record<Role, Record<Action, Credentials>>;

export interface Refusal {
  /** The input it is about; null when it is about the attempt as a whole. */
  field: keyof Credentials | null;
  message: string;
}

const nothing: Credentials = { email: '', password: '' };

export const noEntries: Entries = {
  USER: { logIn: nothing, register: nothing },
  STAFF: { logIn: nothing, register: nothing },
};

export function isFilled(entries: Entries, role: Role): boolean {
  return Object.values(entries[role]).some(({ email, password }) => email !== '' || password !== '');
}

export function isSameForm(one: FormName | null | undefined, other: FormName): boolean {
  return one?.role === other.role && one.action === other.action;
}
