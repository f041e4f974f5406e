import type { ExecutionResult, FormattedExecutionResult, GraphQLError } from 'graphql';
import type { Log } from '../log.js';
import { formatError } from './apollo.js';

const MAX_ERRORS = 100;

/** A message of a subscription with its errors in the form that Apollo gives those of other operations. */
export function formatResult(
  { data, errors }: ExecutionResult,
  request: { log: Log; requestId: string },
): FormattedExecutionResult {
  const formatted = errors?.slice(0, MAX_ERRORS).map((error) => format(error, request));
  return { ...(formatted && { errors: formatted }), ...(data !== undefined && { data }) };
}

function format(error: GraphQLError, { log, requestId }: { log: Log; requestId: string }) {
  const { extensions, ...rest } = error.toJSON();
  const { http: _, stacktrace: __, ...shown } = extensions ?? {};
  const formatted = formatError({ ...rest, extensions: shown }, error);
  if (formatted.extensions?.code !== 'INTERNAL_SERVER_ERROR') return formatted;
  log.error({ err: error.originalError, path: error.path }, 'request failed');
  return { ...formatted, extensions: { ...formatted.extensions, requestId } };
}
