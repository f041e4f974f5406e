import { z } from 'zod';
import type { GoogleStandIn } from '../google.js';

const text = z.string().default('');
const queryShape = z.object({
  response_type: text,
  client_id: text,
  redirect_uri: text,
  scope: text,
  state: z.string().optional(),
  nonce: z.string().optional(),
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
  access_type: z.enum(['online', 'offline']).default('online'),
  prompt: text,
  include_granted_scopes: text,
  login_hint: text,
});

/** What the product sent a person to the consent page for. */
export interface AuthorizationRequest {
  redirectUri: string;
  scopes: string[];
  state: string | undefined;
  nonce: string | null;
  codeChallenge: string | null;
  isOffline: boolean;
  prompt: string;
  includesGranted: boolean;
  loginHint: string;
}

/** A request with which no browser may be sent back to the product, so that the page itself says why. */
export class AuthorizationError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** @throws AuthorizationError */
export function readAuthorizationRequest(query: unknown, google: GoogleStandIn): AuthorizationRequest {
  const parsed = queryShape.safeParse(query);
  if (!parsed.success) throw invalid(z.prettifyError(parsed.error));
  const asked = parsed.data;
  if (asked.client_id !== google.client.clientId) {
    throw new AuthorizationError(401, 'invalid_client', 'The OAuth client was not found.');
  }
  if (!mayReturnTo(asked.redirect_uri, google.settings.redirectUris)) {
    throw new AuthorizationError(400, 'redirect_uri_mismatch', `Not registered: ${asked.redirect_uri}`);
  }
  if (asked.response_type !== 'code') throw invalid('response_type must be code.');
  if (asked.code_challenge !== undefined && asked.code_challenge_method !== 'S256') {
    throw invalid('code_challenge_method must be S256.');
  }
  const { scopes, unknown } = readScopes(asked.scope);
  if (unknown.length > 0) {
    throw new AuthorizationError(400, 'invalid_scope', `Some scopes are unknown: ${unknown.join(' ')}`);
  }
  if (scopes.length === 0) throw invalid('Missing required parameter: scope');
  return {
    redirectUri: asked.redirect_uri,
    scopes,
    state: asked.state,
    nonce: asked.nonce ?? null,
    codeChallenge: asked.code_challenge ?? null,
    isOffline: asked.access_type === 'offline',
    prompt: asked.prompt,
    includesGranted: asked.include_granted_scopes === 'true',
    loginHint: asked.login_hint,
  };
}

function invalid(message: string): AuthorizationError {
  return new AuthorizationError(400, 'invalid_request', message);
}

const localNames = ['localhost', '127.0.0.1'];

/** Whether people may be sent back there: only where it is registered, or to this machine where nothing is. */
function mayReturnTo(redirectUri: string, registered: string[]): boolean {
  if (registered.length > 0) return registered.includes(redirectUri);
  const url = URL.parse(redirectUri);
  if (url?.hash !== '') return false;
  return ['http:', 'https:'].includes(url.protocol) && localNames.includes(url.hostname);
}

const SCOPE = 'https://www.googleapis.com/auth';

export const CALENDAR_SCOPE = `${SCOPE}/calendar.events`;

/** The short names of sign-in, and what Google calls them in its answers. */
const fullNames: Record<string, string> = {
  openid: 'openid',
  email: `${SCOPE}/userinfo.email`,
  profile: `${SCOPE}/userinfo.profile`,
  [`${SCOPE}/userinfo.email`]: `${SCOPE}/userinfo.email`,
  [`${SCOPE}/userinfo.profile`]: `${SCOPE}/userinfo.profile`,
  [CALENDAR_SCOPE]: CALENDAR_SCOPE,
};

/** @returns Google's names of what was asked for, and what it does not know */
function readScopes(text: string): { scopes: string[]; unknown: string[] } {
  const asked = text.split(' ').filter((scope) => scope !== '');
  const known = asked.flatMap((scope) => fullNames[scope] ?? []);
  return { scopes: [...new Set(known)], unknown: asked.filter((scope) => !fullNames[scope]) };
}

/** As the consent page sends it back to the product: under both names. */
export function scopeOfRedirect(scopes: string[]): string {
  const short = ['email', 'profile'].filter((name) => scopes.includes(fullNames[name] ?? ''));
  return [...short, ...scopes].join(' ');
}
