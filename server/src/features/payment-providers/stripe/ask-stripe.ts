import { retry } from 'es-toolkit/function/retry';
import {
  PaymentServiceRejectedError,
  PaymentServiceUnreachableError,
  UnknownIntentError,
} from '../../payments/payment-gateway.js';
import { loadStripe } from './load-stripe.js';

/** The first request with this idempotency key has not been answered yet. */
const KEY_IN_USE = 'idempotency_key_in_use';

/** Milliseconds between two questions about a key that another request has in hand. */
const FREE_AGAIN = 250;

/**
 * Waits while another request with the same idempotency key is under way at Stripe, a second click or one whose answer
 * was lost: Stripe answers both alike once the first is through.
 * @param timeout milliseconds for one answer; waits for two, as long as the first may take
 * @throws PaymentServiceUnreachableError when the first takes longer than that
 */
export function askStripeOnceFree<Answer>(timeout: number, question: () => Promise<Answer>): Promise<Answer> {
  const end = performance.now() + 2 * timeout;
  const shouldRetry = (error: unknown) => isCode(error, KEY_IN_USE) && performance.now() < end;
  return retry(() => askStripe(question), { delay: FREE_AGAIN, shouldRetry });
}

/** @throws PaymentServiceUnreachableError, PaymentServiceRejectedError, UnknownIntentError */
export async function askStripe<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  return question().catch(async (error: unknown) => {
    throw await translated(error);
  });
}

/** Each object of a list, page by page. @throws PaymentServiceUnreachableError, PaymentServiceRejectedError */
export async function* askStripeForEach<Item>(list: AsyncIterable<Item>): AsyncIterable<Item> {
  try {
    yield* list;
  } catch (error) {
    throw await translated(error);
  }
}

/** Not Stripe's own message, which may name what was sent: an error is logged and stored. */
async function translated(error: unknown): Promise<unknown> {
  const { errors } = await loadStripe();
  if (!(error instanceof errors.StripeError)) return error;
  const { type, code, statusCode, requestId } = error;
  const words = [type, code, statusCode, requestId].filter((word) => word !== undefined).join(', ');
  if (code === 'resource_missing') return new UnknownIntentError(`Stripe: ${words}`);
  const isRejection =
    code !== KEY_IN_USE &&
    (error instanceof errors.StripeInvalidRequestError ||
      error instanceof errors.StripeCardError ||
      error instanceof errors.StripeIdempotencyError);
  const Translated = isRejection ? PaymentServiceRejectedError : PaymentServiceUnreachableError;
  return new Translated(`Stripe: ${words}`, { cause: { code } });
}

/** Whether Stripe answered with this error code (https://docs.stripe.com/error-codes). */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error.cause as { code?: string } | undefined)?.code === code;
}
