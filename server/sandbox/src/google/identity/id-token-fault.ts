import { z } from 'zod';

/** The faults that an ID token can have, to see that the product looks. */
export const idTokenFaultShape = z.strictObject({
  /** Null leaves a field out. */
  nonce: z.string().nullable().optional(),
  aud: z.string().optional(),
  iss: z.string().optional(),
  sub: z.string().optional(),
  email: z.string().nullable().optional(),
  email_verified: z.boolean().nullable().optional(),
  hd: z.string().nullable().optional(),
  expired: z.literal(true).optional(),
  /** By a key that is published nowhere; by another key under a published name; by none, with `alg: none`. */
  signature: z.enum(['unknown-key', 'wrong-key', 'none']).optional(),
  /** No ID token at all. */
  missing: z.literal(true).optional(),
});

export type IdTokenFault = z.infer<typeof idTokenFaultShape>;
