import type { FastifyInstance, FastifyRequest } from 'fastify';
import { docsErrors, documentFailureCodes, PLAIN_JSON_STATUS } from '../../src/http/docs/docs-errors.js';
import { takesPlainJsonOnly } from '../../src/platform/graphql/plain-json-status.js';
import { afterFile } from './after-file.js';

const listed: ReadonlySet<string> = new Set(docsErrors.map(({ status, code }) => `${status} ${code}`));
const listedCodes: ReadonlySet<unknown> = new Set(docsErrors.map(({ code }) => code));
const documentFailures: ReadonlySet<unknown> = new Set(documentFailureCodes);

/** Fails the test file in which a server's answer has an error that /docs/errors does not have with its status. */
export function compareWithErrorsPage(http: FastifyInstance): void {
  const unlisted = new Set<string>();
  http.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !payload.startsWith('{"errors":')) return payload;
    const codes = codesOf(payload);
    if (!isOnPage(reply.statusCode, codes, request)) unlisted.add(`${reply.statusCode} ${codes.join(', ')}`);
    return payload;
  });
  afterFile(() => {
    if (unlisted.size > 0) throw new Error(`Not on /docs/errors: ${[...unlisted].join('; ')}`);
  });
}

/** An answer has one status and may have several errors: one of them explains it. */
function isOnPage(status: number, codes: unknown[], { headers }: FastifyRequest): boolean {
  if (!codes.every((code) => listedCodes.has(code))) return false;
  if (codes.some((code) => listed.has(`${status} ${code}`))) return true;
  const isForPlainJson = status === PLAIN_JSON_STATUS && takesPlainJsonOnly(headers.accept);
  return isForPlainJson && codes.every((code) => documentFailures.has(code));
}

function codesOf(payload: string): unknown[] {
  const { errors } = JSON.parse(payload) as { errors: { extensions?: { code?: unknown } }[] };
  return errors.map(({ extensions }) => extensions?.code);
}
