import type { GoogleStandIn } from '../google.js';
import type { Account } from '../records.js';
import { newSecret } from './accounts.js';
import { type AuthorizationRequest, CALENDAR_SCOPE, scopeOfRedirect } from './authorization-request.js';

const TEN_MINUTES = 10 * 60 * 1000;

/** A person's answer on the consent page. */
interface Consent {
  account: Account;
  grantsCalendar: boolean;
}

/** @returns where the person is sent back to, with a code */
export function agree(google: GoogleStandIn, request: AuthorizationRequest, consent: Consent): string {
  const { store } = google;
  const { id, hostedDomain } = store.accounts.save(consent.account);
  const refused = consent.grantsCalendar ? [] : [CALENDAR_SCOPE];
  const earlier = store.grants.find(id)?.scopes ?? [];
  const scopes = [...request.scopes, ...(request.includesGranted ? earlier : [])]
    .filter((scope, index, all) => all.indexOf(scope) === index)
    .filter((scope) => !(refused.includes(scope) && request.scopes.includes(scope)));
  // Google sends a refresh token with the first consent only, unless it is asked to ask again.
  const isFirst = earlier.length === 0;
  const code = store.codes.save({
    id: newSecret('4/0A'),
    accountId: id,
    scopes,
    redirectUri: request.redirectUri,
    nonce: request.nonce,
    codeChallenge: request.codeChallenge,
    withRefreshToken: request.isOffline && (isFirst || request.prompt.split(' ').includes('consent')),
    expiresAt: Date.now() + TEN_MINUTES,
    used: false,
  });
  store.grants.save({ id, scopes: [...new Set([...earlier, ...scopes])] });
  return backTo(request, {
    iss: google.url,
    code: code.id,
    scope: scopeOfRedirect(scopes),
    authuser: '0',
    ...(hostedDomain && { hd: hostedDomain }),
    prompt: request.prompt.split(' ').includes('consent') ? 'consent' : 'none',
  });
}

/** @returns where the person is sent back to, with nothing */
export function deny(google: GoogleStandIn, request: AuthorizationRequest): string {
  return backTo(request, { iss: google.url, error: 'access_denied' });
}

function backTo({ redirectUri, state }: AuthorizationRequest, answer: Record<string, string>): string {
  const url = new URL(redirectUri);
  if (state !== undefined) url.searchParams.append('state', state);
  for (const [name, value] of Object.entries(answer)) url.searchParams.append(name, value);
  return url.href;
}
