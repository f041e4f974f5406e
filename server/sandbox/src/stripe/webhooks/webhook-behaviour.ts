import { z } from 'zod';

/** How webhooks are sent. README.md says what each does. */
export const webhookBehaviourShape = z.discriminatedUnion('mode', [
  z.object({ mode: z.enum(['normal', 'double', 'reorder', 'drop', 'hold']) }),
  z.object({
    mode: z.literal('delay'),
    milliseconds: z.coerce.number().int().min(0).max(600_000).default(2000),
  }),
]);

export type WebhookBehaviour = z.infer<typeof webhookBehaviourShape>;
