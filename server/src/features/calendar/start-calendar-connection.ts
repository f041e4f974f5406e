import { forbidden, requireViewer } from '../accounts/access-rules.js';
import { Account } from '../accounts/account.entity.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { findEvent } from '../events/find-event.js';
import { createAuthorization, type Initiator } from '../google/authorizations.js';
import { AuthorizationPurpose } from '../google/google-authorization.entity.js';
import type { GoogleGateway } from '../google/google-gateway.js';
import { findSignUpOf } from '../sign-ups/find-sign-up.js';
import { UserError } from '../user-error.js';

export const CONNECTION_CALLBACK_PATH = '/oauth2callback';
const CONNECTION_FAILED = 'Failed to connect Google Calendar';

/**
 * Where to send the browser so that the viewer can let us write their calendar. The viewer must be signed up to the
 * event.
 * @throws UserError EVENT_NOT_FOUND, NOT_SIGNED_UP, CALENDAR_UNAVAILABLE where Google is not set up
 */
export async function startCalendarConnection(
  context: Context,
  { eventId }: { eventId: string },
): Promise<string> {
  const { accountId } = requireViewer(context.viewer);
  const google = requireGoogle(context);
  if (!(await findEvent(context.database, eventId))) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
  if (!(await findSignUpOf(context.database, { eventId, accountId }))) {
    throw new UserError(ErrorCode.NOT_SIGNED_UP);
  }
  const request = await createAuthorization(
    context.database,
    context.services.clock,
    connectingViewer(context),
    connectionAddress(context),
  );
  // The Google account that they sign in with, most likely; another would be refused.
  const { email } = await context.database.findOneByOrFail(Account, { id: accountId });
  return google.authorizationUrl(request, email);
}

/** Where Google sends the browser back to: a page of the client (spec, section 2). */
export function connectionAddress({ settings }: Pick<Context, 'settings'>): string {
  return `${settings.publicUrl}${CONNECTION_CALLBACK_PATH}`;
}

/** The viewer in this very session: what one session began, another cannot end. */
export function connectingViewer({ viewer, browserSession }: Context): Initiator {
  const { accountId } = requireViewer(viewer);
  if (!browserSession.token) throw forbidden();
  return { purpose: AuthorizationPurpose.CONNECT, accountId, browserSecret: browserSession.token };
}

/** @throws UserError CALENDAR_UNAVAILABLE */
export function requireGoogle({ services: { google } }: Pick<Context, 'services'>): GoogleGateway {
  if (!google) throw new UserError(ErrorCode.CALENDAR_UNAVAILABLE, null, CONNECTION_FAILED);
  return google;
}

/** The screen's sentence for a connection that did not come about. */
export function notConnected(code: ErrorCode): UserError {
  return new UserError(code, null, CONNECTION_FAILED);
}
