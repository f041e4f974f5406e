import type { Page } from '@playwright/test';

/** All that a page's origin has in IndexedDB and in Cache Storage, bytes as latin1; and the paths of the cached files. */
export function readStorage(page: Page): Promise<{ rows: string; files: string; paths: string[] }> {
  return page.evaluate(async () => {
    const bytes = new TextDecoder('latin1');
    const text = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return bytes.decode(value);
      if (value instanceof CryptoKey) return `key, extractable: ${value.extractable}`;
      return value instanceof Object ? Object.entries(value).flat().map(text).join('\n') : String(value);
    };
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: string[] = [];
    const files: string[] = [];
    const paths: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values = await result(database.transaction(store).objectStore(store).getAll());
        rows.push(store, ...values.map(text));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        paths.push(new URL(request.url).pathname);
        files.push(bytes.decode((await response?.arrayBuffer()) ?? new ArrayBuffer()));
      }
    }
    return { rows: rows.join('\n'), files: files.join('\n'), paths };
  });
}

/** Waits until the page opens without network. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}
