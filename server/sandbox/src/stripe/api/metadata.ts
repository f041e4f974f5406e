import { z } from 'zod';

/** https://docs.stripe.com/api/metadata */
export const metadata = z
  .union([
    z.literal('').transform(() => ({})),
    z
      .record(
        z.string().max(40, 'Metadata keys can be at most 40 characters long'),
        z.string().max(500, 'Metadata values can have up to 500 characters'),
      )
      .refine((entries) => Object.keys(entries).length <= 50, 'Metadata can have at most 50 keys'),
  ])
  .optional();
