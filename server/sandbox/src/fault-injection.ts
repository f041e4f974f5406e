import { z } from 'zod';
import {
  canFail,
  type GoogleFailureKind,
  type GoogleOperation,
  googleFailureShape,
} from './google/failures.js';
import { type ReceiverFailure, receiverFailureShape } from './receiver/failures.js';

const commonKinds = ['500', '429', '503', 'timeout', 'timeout-after', 'half', 'garbage'] as const;

/** How a call to a service can be made to fail. README.md says what each does. */
const postmarkFailureKinds = [...commonKinds, 'inactive'] as const;
const stripeFailureKinds = [...commonKinds, 'reset', 'slow', 'refused'] as const;

export type PostmarkFailureKind = (typeof postmarkFailureKinds)[number];
export type StripeFailureKind = (typeof stripeFailureKinds)[number];

/** How many calls. */
const next = z.coerce.number().int().min(1).max(10_000);

/** A form cannot leave a field out. */
const anyOperation = z.literal('').transform(() => undefined);

export const failureShape = z.discriminatedUnion('service', [
  z.object({ service: z.literal('postmark'), next, how: z.enum(postmarkFailureKinds) }),
  z.object({
    service: z.literal('stripe'),
    next,
    how: z.enum(stripeFailureKinds),
    /** The name of the call that is meant; otherwise any. */
    on: z.union([anyOperation, z.string()]).optional(),
    /** How long `slow` takes. */
    milliseconds: z.coerce.number().int().min(0).max(600_000).default(1000),
  }),
  googleFailureShape,
  receiverFailureShape,
]);

export type Failure = z.infer<typeof failureShape>;
export type StripeFailure = Extract<Failure, { service: 'stripe' }>;

/** The failures that tests and people have asked for, in their order. */
export class PlannedFailures {
  #failures: Failure[] = [];
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  list(): Failure[] {
    return this.#failures;
  }

  plan(failure: Failure): void {
    this.#failures = [...this.#failures, failure];
    this.#onChange();
  }

  clear(): void {
    this.#failures = [];
    this.#onChange();
  }

  /** How the call to Postmark that is being answered is to fail, if it is. */
  takeForPostmark(): PostmarkFailureKind | undefined {
    const failure = this.#failures.find((each) => each.service === 'postmark');
    if (failure) this.#countDown(failure);
    return failure?.how;
  }

  /** The same of a call to Stripe. */
  takeForStripe(operation: string): StripeFailure | undefined {
    const failure = this.#failures
      .filter((each) => each.service === 'stripe')
      .find(({ on = operation }) => on === operation);
    if (failure) this.#countDown(failure);
    return failure;
  }

  /** The same of a call to Google. */
  takeForGoogle(operation: GoogleOperation): GoogleFailureKind | undefined {
    const failure = this.#failures
      .filter((each) => each.service === 'google')
      .find(({ on = operation, how }) => on === operation && canFail(operation, how));
    if (failure) this.#countDown(failure);
    return failure?.how;
  }

  /** The same of a webhook that is posted to the receiver. */
  takeForReceiver(): ReceiverFailure | undefined {
    const failure = this.#failures.find((each) => each.service === 'webhooks');
    if (failure) this.#countDown(failure);
    return failure;
  }

  #countDown(failure: Failure): void {
    const rest = { ...failure, next: failure.next - 1 };
    this.#failures = this.#failures.flatMap((each) => (each !== failure ? each : rest.next > 0 ? rest : []));
    this.#onChange();
  }
}
