import { webcrypto } from 'node:crypto';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeEach, vi } from 'vitest';

/** For each test of a file a device that has stored nothing yet: jsdom has neither storage nor cryptography. */
export function withNewDevice(): void {
  const before = { indexedDB: undefined, crypto: globalThis.crypto, fetch: globalThis.fetch };
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('crypto', webcrypto);
  });
  // Other files have the same window.
  afterAll(() => {
    for (const [name, value] of Object.entries(before)) vi.stubGlobal(name, value);
  });
}
