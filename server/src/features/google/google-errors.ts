import {
  GoogleAuthorizationRevokedError,
  GoogleRejectedError,
  GoogleUnreachableError,
} from './google-gateway.js';

/** The errors of Google's client: the status, and Google's reason in one of two forms. */
interface ClientError {
  status?: number;
  response?: {
    status?: number;
    data?: { error?: string | { errors?: { reason?: string }[]; status?: string } };
  };
}

const TOO_FAST = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded'];

/** Reasons that the operator must fix, or that pass: the person stays connected. */
const NOT_THE_PERSONS = [
  'invalid_client',
  'unauthorized_client',
  'deleted_client',
  'accessNotConfigured',
  'dailyLimitExceeded',
];

/** Asks Google, and says what came of it in the product's words. */
export async function asked<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  return question().catch((error: unknown) => {
    throw translated(error);
  });
}

/**
 * A broken proxy answers with a page and a status that looks like success. All of Google's answers are JSON, or empty.
 * @throws GoogleUnreachableError
 */
export async function refuseForeignAnswer<Answer extends { status: number; data: unknown }>(
  answer: Answer,
): Promise<Answer> {
  if (typeof answer.data !== 'string' || answer.data === '') return answer;
  throw new GoogleUnreachableError(`Google: ${answer.status}, but no JSON`);
}

/** The HTTP status of a refused call; undefined when there was no answer. */
export function statusOf(error: unknown): number | undefined {
  const { response, status } = (error ?? {}) as ClientError;
  return response?.status ?? (typeof status === 'number' ? status : undefined);
}

/** Not Google's own message, which may hold what was sent: an error is logged and stored. */
function translated(error: unknown): Error {
  if (error instanceof GoogleRejectedError || error instanceof GoogleUnreachableError) return error;
  const status = statusOf(error);
  const reasons = reasonsOf(error);
  const words = `Google: ${[status ?? 'no answer', ...reasons].join(', ')}`;
  if (reasons.includes('invalid_grant')) return new GoogleAuthorizationRevokedError(words);
  if (status === undefined) return new GoogleUnreachableError(words);
  if (reasons.some((reason) => NOT_THE_PERSONS.includes(reason))) return new GoogleUnreachableError(words);
  if (status >= 500 || status === 429 || reasons.some((reason) => TOO_FAST.includes(reason))) {
    return new GoogleUnreachableError(words);
  }
  if (status === 401 || status === 403) return new GoogleAuthorizationRevokedError(words);
  return status >= 400 ? new GoogleRejectedError(words) : new GoogleUnreachableError(words);
}

function reasonsOf(error: unknown): string[] {
  const found = (error as ClientError | null)?.response?.data?.error;
  if (typeof found === 'string') return [found];
  return (found?.errors ?? []).flatMap(({ reason }) => reason ?? []);
}
