import { createHash } from 'node:crypto';
import type { Account } from '../ledger/account.js';

export interface AccountWish {
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

/** Always the same for an address, also after everything was forgotten. */
function subOf(id: string): string {
  const digest = createHash('sha256').update(id).digest('hex');
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`;
}

function nameIn(email: string): string {
  const words = (email.split('@', 1)[0] ?? '').split(/[._+-]+/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
