import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import {
  type Claim,
  claimKey,
  type KeyUse,
  releaseKey,
  type StoredAnswer,
  storeAnswer,
} from '../features/accounts/idempotent-answers/idempotent-answers.js';
import { canonicalJson } from '../platform/canonical-json.js';
import { MAX_TOKENS } from '../platform/graphql/limits/document-limits.js';
import { fragmentsOf } from '../platform/graphql/limits/merged-fields.js';
import { rootFields } from '../platform/graphql/one-of-fields.js';
import { replyWithError } from '../platform/http/error-reply.js';
import type { ApiContext } from './request-context.js';
import { credentialFrom } from './request-credential.js';

export const MAX_KEY_LENGTH = 255;
/** Seconds. */
const RETRY_AFTER = 1;
/**
 * The mutations that a person in a browser may send with a key: the rest could end or begin a session, or show a
 * secret.
 */
const FOR_BROWSERS = new Set(['startCheckout', 'completeCheckout', 'cancelCheckout', 'saveEventDraft']);

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Runs a mutation with an Idempotency-Key once for each key and credential within a day: made again, the same request gets
 * the first answer (draft-ietf-httpapi-idempotency-key-header-07). For tokens, and for checkouts and drafts
 * in a browser.
 */
export function idempotent(
  handler: Handler,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>,
): Handler {
  return async (request, reply) => {
    const key = request.headers['idempotency-key'];
    const mutation = key === undefined ? null : mutationOf(request);
    // The code that makes the context for the answer says what is wrong with it.
    const context = mutation && (await contextOf(request, reply).catch(() => null));
    if (!context?.viewer || !mutation || (context.viewer.scopes === null && !mutation.isForBrowsers)) {
      return handler(request, reply);
    }
    if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_LENGTH) {
      const message = `An Idempotency-Key has 1 to ${MAX_KEY_LENGTH} characters`;
      return replyWithError(reply, 400, 'BAD_REQUEST', message);
    }
    if (mutation.input === null) {
      return replyWithError(reply, 400, 'BAD_REQUEST', 'The variables are nested too deep to be compared');
    }
    const { accountId } = context.viewer;
    const credential = credentialFrom(request, context)?.hash;
    if (!credential) return handler(request, reply);
    await context.services.rateLimits.countIdempotencyKey(accountId);
    const use: KeyUse = { accountId, credential, key, input: mutation.input };
    const claim = await claimKey(context, use);
    if (claim !== 'FIRST') return answerFrom(claim, context, reply);
    return runFirst(context, use, () => handler(request, reply), reply);
  };
}

async function runFirst(context: ApiContext, use: KeyUse, run: () => unknown, reply: FastifyReply) {
  const rights = rightsOf(context);
  const text = await run();
  const isDone = typeof text === 'string' && reply.statusCode === 200 && isLasting(text);
  const contentType = String(reply.getHeader('content-type'));
  const answer = isDone && { text, contentType, rights };
  // The change is made: the answer goes out though it may not be stored.
  await (answer ? storeAnswer(context, use, answer) : releaseKey(context, use)).catch((err) =>
    context.log.error({ err }, 'an idempotent answer was not stored'),
  );
  return text;
}

/** The rights of the account that can end while its credential goes on: a hand-over makes the former owner an editor. */
function rightsOf({ viewer }: ApiContext): string {
  return canonicalJson([viewer?.role, viewer?.emailVerified, viewer?.teamRoles]);
}

/** Whether it says what was done. A mutation that the credential may not do now may be allowed later. */
function isLasting(text: string): boolean {
  const { data, errors } = JSON.parse(text) as {
    data?: unknown;
    errors?: { extensions?: { code?: unknown } }[];
  };
  const isForbidden = errors?.some(({ extensions }) => extensions?.code === 'FORBIDDEN') ?? false;
  return data !== null && data !== undefined && !isForbidden;
}

const refusals: Record<
  Exclude<Claim, 'FIRST' | StoredAnswer>,
  [status: number, code: string, message: string]
> = {
  RUNNING: [409, 'BUSY', 'The first request with this Idempotency-Key is still running'],
  UNKNOWN: [
    409,
    'IDEMPOTENCY_OUTCOME_UNKNOWN',
    'It is not known how the first request with this Idempotency-Key ended. Look, and use another key',
  ],
  OTHER_INPUT: [422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request'],
};

function answerFrom(claim: Exclude<Claim, 'FIRST'>, context: ApiContext, reply: FastifyReply) {
  if (typeof claim === 'object') {
    if (claim.rights !== rightsOf(context)) return replyWithError(reply, 403, 'FORBIDDEN', OTHER_RIGHTS);
    reply.headers({ 'content-type': claim.contentType, 'idempotency-replayed': 'true' });
    return claim.text;
  }
  if (claim === 'RUNNING') reply.header('retry-after', RETRY_AFTER);
  return replyWithError(reply, ...refusals[claim]);
}

const OTHER_RIGHTS =
  'The rights of the account have changed since the first request with this Idempotency-Key. Look, and use another key';

interface Mutation {
  /** Everything that makes a difference to the answer; null where it cannot be compared. */
  input: string | null;
  isForBrowsers: boolean;
}

/** Null for a request that changes nothing, and for one that cannot be read: the code that executes it says so. */
function mutationOf({ method, body }: FastifyRequest): Mutation | null {
  const { query, operationName = null, variables } = (body ?? {}) as Record<string, unknown>;
  if (method !== 'POST' || typeof query !== 'string') return null;
  const document = parsed(query);
  const mutations = (document?.definitions ?? []).filter(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'mutation',
  );
  if (!document || mutations.length === 0) return null;
  const fragments = fragmentsOf(document);
  const isForBrowsers = mutations.every(({ selectionSet }) =>
    rootFields(selectionSet, (name) => fragments.get(name)).every(({ name }) => FOR_BROWSERS.has(name.value)),
  );
  try {
    return { input: canonicalJson([query, operationName, variables ?? {}]), isForBrowsers };
  } catch {
    return { input: null, isForBrowsers };
  }
}

function parsed(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return null;
  }
}
