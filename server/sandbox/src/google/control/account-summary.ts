import { eventsOf } from '../calendar/keep-event.js';
import type { Account } from '../ledger/account.js';
import type { GoogleLedger } from '../ledger/google-ledger.js';

/** An account, and what the product may do with it now. */
export interface AccountSummary extends Omit<Account, 'id'> {
  scopes: string[];
  /** How many still work. */
  refreshTokens: number;
  accessTokens: number;
  /** Entries that are not deleted. */
  events: number;
}

export function summaryOf(ledger: GoogleLedger, { id, ...account }: Account): AccountSummary {
  const ofAccount = ({ accountId }: { accountId: string }) => accountId === id;
  return {
    ...account,
    scopes: ledger.grants.find(id)?.scopes ?? [],
    refreshTokens: ledger.refreshTokens.oldestFirst().filter((token) => ofAccount(token) && !token.revoked)
      .length,
    accessTokens: ledger.accessTokens
      .oldestFirst()
      .filter((token) => ofAccount(token) && token.expiresAt > Date.now()).length,
    events: eventsOf(ledger, id).filter(({ status }) => status !== 'cancelled').length,
  };
}
