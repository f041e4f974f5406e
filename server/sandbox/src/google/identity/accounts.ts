import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '../../store.js';
import type { Account } from '../records.js';

/** A private person, and one whose account is managed by the demo's staff domain. */
const samples = [
  newAccount({ email: 'gina@example.org', name: 'Gina Gold' }),
  newAccount({ email: 'sam@turnout.example', name: 'Sam Stern', hostedDomain: 'turnout.example' }),
];

const OFFERED = 8;

/** The accounts that one can choose without typing: the latest that were used, and two that need not be thought up. */
export function accountsToChoose(store: Store): Account[] {
  const used = store.accounts.newestFirst().slice(0, OFFERED);
  return [...used, ...samples.filter(({ id }) => !store.accounts.find(id))];
}

export function findAccount(store: Store, email: string): Account | undefined {
  const wanted = email.trim().toLowerCase();
  return store.accounts.find(wanted) ?? samples.find(({ id }) => id === wanted);
}

interface AccountWish {
  email: string;
  name?: string | undefined;
  hostedDomain?: string | null | undefined;
  emailVerified?: boolean | undefined;
  sub?: string | undefined;
}

export function newAccount(wish: AccountWish): Account {
  const id = wish.email.trim().toLowerCase();
  return {
    id,
    email: wish.email.trim(),
    name: wish.name || nameIn(id),
    sub: wish.sub ?? subOf(id),
    hostedDomain: wish.hostedDomain || null,
    emailVerified: wish.emailVerified ?? true,
  };
}

/** Always the same for an address, also after a reset. */
function subOf(id: string): string {
  const digest = createHash('sha256').update(id).digest('hex');
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`;
}

function nameIn(email: string): string {
  const words = (email.split('@', 1)[0] ?? '').split(/[._+-]+/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** A code or a token that begins as Google's do. */
export function newSecret(start: '4/0A' | 'ya29.' | '1//0'): string {
  return `${start}sandbox-${randomBytes(32).toString('base64url')}`;
}
