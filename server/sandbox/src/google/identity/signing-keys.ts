import { createPublicKey, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Store } from '../../store.js';
import type { SigningKey } from '../records.js';

/** The keys of ID tokens. The first is made when it is needed, because that takes a moment. */
export class SigningKeys {
  readonly #store: Store;
  #making: Promise<SigningKey> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  async current(): Promise<SigningKey> {
    const [newest] = this.#store.signingKeys.newestFirst();
    if (newest) return newest;
    this.#making ??= this.rotate().finally(() => {
      this.#making = undefined;
    });
    return this.#making;
  }

  /** Signs with a new key from now on. */
  async rotate(): Promise<SigningKey> {
    return this.#store.signingKeys.save(await newSigningKey());
  }

  /** For those who check tokens: the current key, and the one before, whose tokens may still be about. */
  async publicKeys(): Promise<(JWK & { kid: string })[]> {
    await this.current();
    return this.#store.signingKeys
      .newestFirst()
      .slice(0, 2)
      .map(({ id, privateKey: { kty, n, e } }) => ({ kid: id, kty, n, e, alg: 'RS256', use: 'sig' }) as const)
      .map((key) => key as JWK & { kid: string });
  }

  /** The same as PEM texts by their ids. */
  async publicPems(): Promise<Record<string, string>> {
    const keys = await this.publicKeys();
    return Object.fromEntries(keys.map((key) => [key.kid, toPem(key)]));
  }
}

export async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    id: randomBytes(20).toString('hex'),
    privateKey: { ...(await exportJWK(privateKey)), alg: 'RS256' },
  };
}

function toPem(key: JWK): string {
  return createPublicKey({ key: { ...key }, format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  }) as string;
}
