import type Stripe from 'stripe';

interface ErrorBody {
  type: 'card_error' | 'invalid_request_error' | 'api_error' | 'idempotency_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
}

interface Particulars extends Partial<ErrorBody> {
  status?: number;
}

/** A call that Stripe refuses. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(message: string, { status = 400, ...rest }: Particulars = {}) {
    super(message);
    this.status = status;
    this.body = { type: 'invalid_request_error', ...rest, message };
  }
}

/** A call whose parameters make no sense. Nothing was begun, so that no idempotency key remembers it. */
export class ParameterError extends StripeError {}

export function noSuch(what: string, id: string, param?: string): StripeError {
  return new StripeError(`No such ${what}: '${id}'`, {
    status: 404,
    code: 'resource_missing',
    ...(param && { status: 400, param }),
  });
}
