import type { Account } from '../ledger/account.js';
import type { GoogleLedger } from '../ledger/google-ledger.js';
import { newAccount } from './new-account.js';

/** A private person, and one whose account is managed by the demo's staff domain. */
const samples = [
  newAccount({ email: 'gina@example.org', name: 'Gina Gold' }),
  newAccount({ email: 'sam@turnout.example', name: 'Sam Stern', hostedDomain: 'turnout.example' }),
];

const OFFERED = 8;

/** The accounts that one can choose without typing: the latest that were used, and two that need not be thought up. */
export function accountsToChoose(ledger: GoogleLedger): Account[] {
  const used = ledger.accounts.newestFirst().slice(0, OFFERED);
  return [...used, ...samples.filter(({ id }) => !ledger.accounts.find(id))];
}

export function findAccount(ledger: GoogleLedger, email: string): Account | undefined {
  const wanted = email.trim().toLowerCase();
  return ledger.accounts.find(wanted) ?? samples.find(({ id }) => id === wanted);
}
