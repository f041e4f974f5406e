import type { FastifyReply, FastifyRequest } from 'fastify';
import { withConsequences } from '../consequences.js';
import {
  type TokenRefusal,
  viewerOfAccessToken,
} from '../features/accounts/access-tokens/viewer-of-access-token.js';
import { networkOf } from '../features/accounts/rate-limits/network-of.js';
import { viewerOfSession } from '../features/accounts/sessions/viewer-of-session.js';
import { hashKey, hashOfToken } from '../features/accounts/token-hash.js';
import type { Viewer } from '../features/accounts/viewer.js';
import type { Context, Services } from '../features/context.js';
import { passOfSecret } from '../features/door/passes/pass-of-secret.js';
import { RequestError } from '../platform/errors/request-errors.js';
import type { CostPayers } from '../platform/graphql/limits/cost-limit.js';
import { Loaders } from '../platform/graphql/loaders.js';
import type { AnswerNotes } from '../platform/graphql/note-answers.js';
import type { SubscriptionSlot } from '../platform/graphql/prepare-subscription.js';
import { accessTokenOf, bearerOf, doorPassOf } from './bearer.js';
import type { ShownData } from './cache/shown-data.js';
import { sessionCookie } from './session-cookie.js';

export interface ApiContext extends Context {
  requestId: string;
  costPayers: CostPayers;
  /** Where the answer may be cached for others. */
  notes?: AnswerNotes;
  shown?: ShownData;
  /** For a subscription, where the request takes a stream. */
  slot?: SubscriptionSlot;
}

/** The part of a context that all requests of a process share. */
export type ProcessContext = Pick<Context, 'database' | 'settings' | 'services'>;

/** Makes the context of each request: the viewer, and the dependencies of the use cases. */
export function requestContext(process: ProcessContext) {
  const { database, settings, services } = process;
  const browserSessionOf = sessionCookie(settings.publicUrl);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<ApiContext> => {
    const browserSession = browserSessionOf(request, reply);
    const caller = await callerOf(services, request, browserSession.token);
    requireShownViewer(request, caller.viewer);
    const context: ApiContext = withConsequences({
      database,
      settings,
      services,
      ...caller,
      log: request.log,
      requestId: request.id,
      networkAddress: request.ip,
      costPayers: {
        networkAddressKey: networkAddressKey(request),
        callerKey: callerKeyOf(request, caller),
      },
      browserSession,
      loaders: new Loaders<Context>(() => context),
    });
    return context;
  };
}

/** The sender of a request: an account, or a helper with a door pass. For an anonymous visitor both are null. */
export type Caller = Pick<Context, 'viewer' | 'doorPass'>;

async function callerOf(
  services: Services,
  request: FastifyRequest,
  sessionToken: string | undefined,
): Promise<Caller> {
  const secret = doorPassOf(request);
  if (secret === null) return { viewer: await viewerOf(services, request, sessionToken), doorPass: null };
  const doorPass = await passOfSecret(services, secret);
  if (doorPass) return { viewer: null, doorPass };
  request.log.info('door pass refused');
  throw invalidBearer('This door pass has ended. Please ask for another one');
}

/** The viewer of a request. An access token counts alone: then there is no token of a session. */
async function viewerOf(
  services: Services,
  request: FastifyRequest,
  sessionToken: string | undefined,
): Promise<Viewer | null> {
  const secret = accessTokenOf(request);
  if (secret === null) return sessionToken ? viewerOfSession(services, sessionToken) : null;
  const found = await viewerOfAccessToken(services, secret);
  if (typeof found === 'object') return found;
  request.log.info({ reason: found }, 'access token refused');
  throw invalidBearer(refusals[found]);
}

/**
 * A page says by `x-turnout-viewer` which account it shows. Since then another person may have signed in in another
 * tab: what the page sends would be done to their account. Where the session has ended, the fields' own rules answer.
 */
function requireShownViewer({ headers }: FastifyRequest, viewer: Viewer | null): void {
  const shown = headers['x-turnout-viewer'];
  if (shown === undefined || !viewer || shown === viewer.accountId) return;
  throw new RequestError('VIEWER_CHANGED', 'Another account is signed in now, so nothing was done', {
    status: 409,
    headers: new Map(),
  });
}

const spendersAt = { 'access token': 'programs at', 'door pass': 'doors at' };

/** The budget that a request spends before its session is known. Programs and doors do not spend that of browsers. */
export function networkAddressKey(request: Pick<FastifyRequest, 'ip' | 'headers'>): string {
  const bearer = bearerOf(request);
  return `${bearer ? spendersAt[bearer.kind] : 'network'} ${networkOf(request.ip)}`;
}

/**
 * An access token has a budget of its own: what a program reads never keeps its owner out of the browser. So has a door pass. Null
 * for an anonymous visitor.
 */
function callerKeyOf(request: FastifyRequest, { viewer, doorPass }: Caller): string | null {
  if (doorPass) return `door pass ${doorPass.id}`;
  if (!viewer) return null;
  const secret = accessTokenOf(request);
  return secret === null ? `account ${viewer.accountId}` : `token ${hashKey(hashOfToken(secret))}`;
}

/**
 * The share of the connections that a request takes: the programs of an account have one share together. Null for an anonymous
 * visitor.
 */
export function payerOf(request: FastifyRequest, { viewer, doorPass }: Caller): string | null {
  if (doorPass) return `door pass ${doorPass.id}`;
  return viewer && `${accessTokenOf(request) === null ? 'account' : 'programs of'} ${viewer.accountId}`;
}

/**
 * The share of the connections that a request takes before its viewer is known. Pages and files have a share of their
 * own at an address, so that what programs and scripts ask of the API there holds up no page.
 */
export function payerAtFirst(request: FastifyRequest): string {
  const isOfApi = request.routeOptions.url === '/graphql';
  return isOfApi ? networkAddressKey(request) : `pages at ${networkOf(request.ip)}`;
}

const refusals: Record<TokenRefusal, string> = {
  MALFORMED: 'This access token is not valid: a character is wrong or missing',
  UNKNOWN: 'This access token is not valid: it may have been revoked',
  EXPIRED: 'This access token has expired. Please create another one',
  BLOCKED: 'The account of this access token is blocked. Please contact the people who run this site',
};

/** RFC 6750, 3.1: the caller has to come with another token, so the whole request fails. */
function invalidBearer(message: string): RequestError {
  const headers = new Map([['www-authenticate', 'Bearer error="invalid_token"']]);
  return new RequestError('UNAUTHENTICATED', message, { status: 401, headers });
}
