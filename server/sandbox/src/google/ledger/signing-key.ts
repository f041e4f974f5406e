import type { JWK } from 'jose';

/** Signs ID tokens. Its id is the `kid` in their head. */
export interface SigningKey {
  id: string;
  privateKey: JWK;
}
