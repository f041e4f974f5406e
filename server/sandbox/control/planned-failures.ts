import { z } from 'zod';

/** How a call to a service can be made to fail. README.md says what each does. */
export const failureKinds = [
  '500',
  '429',
  '503',
  'timeout',
  'timeout-after',
  'half',
  'garbage',
  'inactive',
] as const;

export type FailureKind = (typeof failureKinds)[number];

export const failureShape = z.object({
  service: z.enum(['postmark']),
  /** How many calls. */
  next: z.coerce.number().int().min(1).max(10_000),
  how: z.enum(failureKinds),
});

export type Failure = z.infer<typeof failureShape>;

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

  /** How the call that is being answered is to fail, if it is. */
  take(service: Failure['service']): FailureKind | undefined {
    const failure = this.#failures.find((each) => each.service === service);
    if (!failure) return undefined;
    const rest = { ...failure, next: failure.next - 1 };
    this.#failures = this.#failures.flatMap((each) => (each !== failure ? each : rest.next > 0 ? rest : []));
    this.#onChange();
    return failure.how;
  }
}
