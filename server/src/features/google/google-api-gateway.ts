import type { calendar_v3 } from '@googleapis/calendar';
import type { OAuth2Client, TokenPayload } from 'google-auth-library';
import { putCalendarEntry, removeCalendarEntry } from './google-calendar.js';
import { asked, refuseForeignAnswer } from './google-errors.js';
import {
  type AuthorizationRequest,
  type GoogleConsent,
  type GoogleGateway,
  type GoogleIdentity,
  GoogleRejectedError,
} from './google-gateway.js';
import { loadCalendar, loadOAuth } from './load-google.js';

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** Another server than Google's own. */
  server?: {
    issuer: string;
    authorizationUrl: string;
    tokenUrl: string;
    revocationUrl: string;
    certsUrl: string;
    pemCertsUrl: string;
    calendarRootUrl: string;
  };
  /** Milliseconds for one answer. */
  timeout?: number;
}

const CALENDAR = 'https://www.googleapis.com/auth/calendar.events';
const SCOPES = ['openid', 'email', 'profile', CALENDAR];

/** Google's sign-in (OpenID Connect) and Calendar API. */
export function googleApiGateway({
  clientId,
  clientSecret,
  server,
  timeout = 6_000,
}: GoogleSettings): GoogleGateway {
  const oauth = async () => {
    const { OAuth2Client } = await loadOAuth();
    const client = new OAuth2Client({
      clientId,
      clientSecret,
      transporterOptions: { timeout, retryConfig: { retry: 0 } },
      ...(server && { issuers: [server.issuer], endpoints: endpointsOf(server) }),
    });
    client.transporter.interceptors.response.add({ resolved: refuseForeignAnswer });
    return client;
  };

  const eventsOf = async (refreshToken: string): Promise<calendar_v3.Resource$Events> => {
    const [auth, { calendar }] = await Promise.all([oauth(), loadCalendar()]);
    auth.setCredentials({ refresh_token: refreshToken });
    const rootUrl = server && { rootUrl: server.calendarRootUrl };
    return calendar({ version: 'v3', auth, timeout, retry: false, ...rootUrl }).events;
  };

  return {
    authorizationUrl: async ({ state, nonce, codeChallenge, redirectUri }, loginHint) => {
      const { CodeChallengeMethod } = await loadOAuth();
      const client = await oauth();
      return client.generateAuthUrl({
        redirect_uri: redirectUri,
        scope: SCOPES,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: CodeChallengeMethod.S256,
        access_type: 'offline',
        prompt: 'consent',
        ...(loginHint !== undefined && { login_hint: loginHint }),
      });
    },

    exchangeCode: (code, request) =>
      asked(async () => {
        const client = await oauth();
        const { codeVerifier, redirectUri } = request;
        const { tokens } = await client.getToken({ code, codeVerifier, redirect_uri: redirectUri });
        if (!tokens.id_token) throw new GoogleRejectedError('Google gave no ID token');
        const payload = await identityIn(client, tokens.id_token, clientId);
        const granted = tokens.scope?.split(' ').includes(CALENDAR) ?? false;
        return consentOf(payload, request, granted ? (tokens.refresh_token ?? null) : null);
      }),

    putEntry: (refreshToken, entry) =>
      asked(async () => putCalendarEntry(await eventsOf(refreshToken), entry)),

    removeEntry: (refreshToken, entry) =>
      asked(async () => removeCalendarEntry(await eventsOf(refreshToken), entry)),

    revoke: (refreshToken) =>
      asked(async () => {
        const client = await oauth();
        await client.revokeToken(refreshToken);
      }).catch((error: unknown) => {
        if (!(error instanceof GoogleRejectedError)) throw error;
      }),
  };
}

function endpointsOf(server: NonNullable<GoogleSettings['server']>) {
  return {
    oauth2AuthBaseUrl: server.authorizationUrl,
    oauth2TokenUrl: server.tokenUrl,
    oauth2RevokeUrl: server.revocationUrl,
    oauth2FederatedSignonJwkCertsUrl: server.certsUrl,
    oauth2FederatedSignonPemCertsUrl: server.pemCertsUrl,
  };
}

/** @throws GoogleRejectedError for an ID token that Google did not sign for this client, or that has expired */
async function identityIn(
  client: OAuth2Client,
  idToken: string,
  clientId: string,
): Promise<TokenPayload | undefined> {
  // Apart from the check, so that a failed request for the keys says nothing about the token.
  const { certs } = await client.getFederatedSignonCertsAsync();
  const checking = client.verifySignedJwtWithCertsAsync(idToken, certs, clientId, client.issuers);
  const ticket = await checking.catch(() => {
    throw new GoogleRejectedError('The ID token is not good');
  });
  return ticket.getPayload();
}

/** @throws GoogleRejectedError for an ID token that was made for another request, or names nobody */
function consentOf(
  payload: TokenPayload | undefined,
  { nonce }: AuthorizationRequest,
  refreshToken: string | null,
): GoogleConsent {
  if (!payload?.sub || !payload.email) throw new GoogleRejectedError('The ID token names nobody');
  if (payload.nonce !== nonce) throw new GoogleRejectedError('The ID token was made for another request');
  const email = payload.email.toLowerCase();
  const identity: GoogleIdentity = {
    subject: payload.sub,
    email,
    emailVerified: payload.email_verified === true,
    name: payload.name ?? '',
    hostedDomain: payload.hd?.toLowerCase(),
  };
  return { identity, refreshToken };
}
