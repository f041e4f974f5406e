import type { DoorDatabase } from './door-database';

const NAME = 'scans';

/**
 * Seals the code or the place of a waiting scan, so that no person reads codes from the storage of a device (D23). Scripts cannot
 * read the key, and no file of the page has it.
 */
export async function sealer(database: DoorDatabase) {
  const key = await deviceKey(database);
  return {
    async seal(content: object) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const text = new TextEncoder().encode(JSON.stringify(content));
      return { iv, sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) };
    },
    async open<Content>({ iv, sealed }: { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }) {
      const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed);
      return JSON.parse(new TextDecoder().decode(text)) as Content;
    },
  };
}

export type Sealer = Awaited<ReturnType<typeof sealer>>;

/** The first of two tabs makes it: the other finds that one when it adds its own. */
async function deviceKey(database: DoorDatabase): Promise<CryptoKey> {
  const known = await database.get('keys', NAME);
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 128 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const change = database.transaction('keys', 'readwrite');
  const other = await change.store.get(NAME);
  if (!other) await change.store.put(made, NAME);
  await change.done;
  return other ?? made;
}
