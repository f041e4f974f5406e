import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  completeGoogleSignIn,
  type OAuthCallbackParams,
  SIGN_IN_CALLBACK_PATH,
  startGoogleSignIn,
} from '../features/google/google-sign-in.js';
import { RateLimitedError } from '../platform/errors/request-errors.js';
import { replyWithError } from '../platform/http/error-reply.js';
import { refuseForeignPages } from '../platform/http/same-origin.js';
import type { ApiContext } from './request-context.js';

/** Seconds: as long as an authorization lives. */
const COOKIE_LIFETIME = 600;

/** The page of the client that tells the window which opened the popup. */
const DONE = '/signed-in-with-google';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>;
type Returned = { Querystring: Record<string, unknown> };

/** The popup's way to Google and back (OpenID Connect, code flow). */
export function registerGoogleSignInRoutes(
  http: FastifyInstance,
  contextOf: ContextOf,
  publicUrl: string,
): void {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-google-sign-in' : `google-sign-in-${new URL(publicUrl).port || '80'}`;
  // Lax, for Google's page sends the browser back here.
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  // Else pictures on another site's page would use up the limit of the person who looks at it.
  const onRequest = refuseForeignPages(publicUrl, () => false);
  http.get('/auth/google/start', { onRequest }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const secret = randomBytes(32).toString('base64url');
    const context = await contextOf(request, reply);
    if (context.viewer?.scopes || context.doorPass) return refuseAccessToken(reply);
    const address = await startGoogleSignIn(context, secret).catch(unlessTooMany);
    if (!address) return reply.redirect(`${DONE}?error=unavailable`);
    return reply.setCookie(name, secret, { ...cookie, maxAge: COOKIE_LIFETIME }).redirect(address);
  });

  http.get<Returned>(SIGN_IN_CALLBACK_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store').clearCookie(name, cookie);
    const secret = request.cookies[name];
    const context = await contextOf(request, reply);
    if (context.viewer?.scopes || context.doorPass) return refuseAccessToken(reply);
    const outcome =
      (await completeGoogleSignIn(context, secret, callbackParams(request.query)).catch(unlessTooMany)) ??
      'unavailable';
    return reply.redirect(typeof outcome === 'string' ? `${DONE}?error=${outcome}` : DONE);
  });
}

/** A program has no use for a session. */
function refuseAccessToken(reply: FastifyReply): FastifyReply {
  return replyWithError(reply, 403, 'FORBIDDEN', 'An access token cannot sign in: that is for a browser');
}

/** The window that a person looks at says that sign-in does not work now; it shows no GraphQL error. */
function unlessTooMany(error: unknown): null {
  if (error instanceof RateLimitedError) return null;
  throw error;
}

/** A name that is there twice is no text, and counts as missing. */
function callbackParams(query: Record<string, unknown>): OAuthCallbackParams {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined);
  return { code: text('code'), state: text('state'), error: text('error') };
}
