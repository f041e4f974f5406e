import { z } from 'zod';

/** How the receiver can fail. README.md says what each does. */
const receiverFailureKinds = ['500', '503', 'timeout', 'slow', 'reset', 'redirect', 'large'] as const;

export type ReceiverFailureKind = (typeof receiverFailureKinds)[number];

export const receiverFailureShape = z.object({
  service: z.literal('webhooks'),
  next: z.coerce.number().int().min(1).max(10_000),
  how: z.enum(receiverFailureKinds),
  /** How long `slow` takes. */
  milliseconds: z.coerce.number().int().min(0).max(600_000).default(5_000),
});

export type ReceiverFailure = z.infer<typeof receiverFailureShape>;
