import { requireViewer } from '../accounts/access-rules.js';
import { Account } from '../accounts/account.entity.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { consumeAuthorization } from '../google/authorizations.js';
import { GoogleRejectedError, GoogleUnreachableError } from '../google/google-gateway.js';
import { storeAuthorization } from '../google/stored-authorization.js';
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
  const request = await consumeAuthorization(
    context.database,
    context.services.clock,
    connectingViewer(context),
    state,
    address,
  );
  if (!request) throw new UserError(ErrorCode.INVALID_OAUTH_STATE);
  const consent = await google.exchangeCode(code, request).catch((err: unknown) => {
    throw toUserError(context, err);
  });
  const { refreshToken } = consent;
  if (!refreshToken) throw notConnected(ErrorCode.CALENDAR_AUTHORIZATION_REQUIRED);
  await storeAuthorization(context, accountId, { subject: consent.identity.subject, refreshToken });
  context.log.info({ accountId }, 'calendar connected');
  return context.database.findOneByOrFail(Account, { id: accountId });
}

function toUserError({ log }: Context, err: unknown): unknown {
  if (!(err instanceof GoogleRejectedError || err instanceof GoogleUnreachableError)) return err;
  log.warn({ err }, 'a calendar could not be connected');
  if (err instanceof GoogleRejectedError) return new UserError(ErrorCode.CODE_EXCHANGE_FAILED);
  return notConnected(ErrorCode.CALENDAR_UNAVAILABLE);
}
