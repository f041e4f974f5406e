import { transaction, violates } from '../../platform/database/transaction.js';
import { requireViewer } from '../accounts/access-rules.js';
import { Account } from '../accounts/account.entity.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { consumeAuthorization } from '../google/authorizations.js';
import { GoogleCredential } from '../google/google-credential.entity.js';
import { GoogleRefusal, GoogleUnreachable } from '../google/google-gateway.js';
import { UserError } from '../user-error.js';
import {
  connectingViewer,
  connectionAddress,
  notConnected,
  requireGoogle,
} from './start-calendar-connection.js';

/**
 * Ends what startCalendarConnection began. An account that signs in with Google is connected to that Google account and
 * no other.
 * @throws UserError INVALID_OAUTH_STATE, CODE_EXCHANGE_FAILED, CALENDAR_UNAVAILABLE; CALENDAR_AUTHORIZATION_REQUIRED
 *   when the person did not grant the calendar
 */
export async function connectCalendar(
  context: Context,
  { code, state }: { code: string; state: string },
): Promise<Account> {
  const { accountId } = requireViewer(context.viewer);
  const google = requireGoogle(context);
  const address = connectionAddress(context);
  const request = await consumeAuthorization(context, connectingViewer(context), state, address);
  if (!request) throw new UserError(ErrorCode.INVALID_OAUTH_STATE);
  const consent = await google.exchangeCode(code, request).catch((err: unknown) => {
    throw refusalOf(context, err);
  });
  const { refreshToken } = consent;
  if (!refreshToken) throw notConnected(ErrorCode.CALENDAR_AUTHORIZATION_REQUIRED);
  await storeConnection(context, accountId, consent.identity.subject, refreshToken);
  context.log.info({ accountId }, 'calendar connected');
  return context.database.findOneByOrFail(Account, { id: accountId });
}

function refusalOf({ log }: Context, err: unknown): unknown {
  if (!(err instanceof GoogleRefusal || err instanceof GoogleUnreachable)) return err;
  log.warn({ err }, 'a calendar could not be connected');
  if (err instanceof GoogleRefusal) return new UserError(ErrorCode.CODE_EXCHANGE_FAILED);
  return notConnected(ErrorCode.CALENDAR_UNAVAILABLE);
}

async function storeConnection(
  { database, clock, encryption }: Context,
  accountId: string,
  subject: string,
  refreshToken: string,
): Promise<void> {
  await transaction(database, async (manager) => {
    const known = await manager.findOneBy(GoogleCredential, { accountId });
    if (known?.subject && known.subject !== subject) throw new UserError(ErrorCode.INVALID_OAUTH_STATE);
    const encryptedRefreshToken = await encryption.encrypt(refreshToken, accountId);
    const connection = { encryptedRefreshToken, disconnectedAt: null };
    if (known) await manager.update(GoogleCredential, { accountId }, connection);
    else {
      const credential = { accountId, subject: null, createdAt: clock.now(), ...connection };
      await manager.insert(GoogleCredential, credential);
    }
  }).catch((error: unknown) => {
    // Two tabs connected at once: the other's authorization is as good.
    if (!violates(error, 'google_credentials_pkey')) throw error;
  });
}
