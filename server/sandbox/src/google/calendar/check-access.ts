import type { CalendarOperation } from '../api/google-operations.js';
import type { GoogleLedger } from '../ledger/google-ledger.js';
import { CALENDAR_SCOPE } from '../oauth/scopes.js';
import { calendarRefusals, insufficientScope } from './calendar-refusal.js';

interface Attempt {
  operation: CalendarOperation;
  authorization: string | undefined;
  calendarId: string;
}

/**
 * @returns whose calendar it is
 * @throws GoogleRefusal
 */
export function checkAccess(ledger: GoogleLedger, attempt: Attempt): string {
  const secret = /^Bearer +(\S+)$/i.exec(attempt.authorization ?? '')?.[1];
  if (!secret) throw calendarRefusals.noToken();
  const token = ledger.accessTokens.find(secret);
  if (!token || token.expiresAt <= Date.now()) throw calendarRefusals.unauthorized();
  if (!token.scopes.includes(CALENDAR_SCOPE)) throw insufficientScope(attempt.operation);
  const { accountId } = token;
  if (attempt.calendarId !== 'primary' && attempt.calendarId.toLowerCase() !== accountId) {
    throw calendarRefusals['not-found']();
  }
  return accountId;
}
