import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TokenEncryption } from '../features/google/token-encryption.js';
import { makeFolder } from '../platform/make-folder.js';
import type { Config } from './config.js';

const KEY_BYTES = 32;
const KEY_FILE = 'token-encryption-key';

/** Encrypts Google's tokens with the configured keys, or with a key that is made once and stored in `dataDir`. */
export async function tokenEncryption({
  google,
  tokenEncryptionKeys,
  dataDir,
}: Config): Promise<TokenEncryption> {
  if (tokenEncryptionKeys) return new TokenEncryption(tokenEncryptionKeys);
  // Without Google there is nothing to encrypt, and perhaps no folder that may be written.
  const key = google.mode === 'off' ? randomBytes(KEY_BYTES) : await loadOrCreateKey(dataDir);
  return new TokenEncryption([key]);
}

/** The same for a command, which creates no key. Null where there is none. */
export async function findTokenEncryption({
  tokenEncryptionKeys,
  dataDir,
}: Config): Promise<TokenEncryption | null> {
  if (tokenEncryptionKeys) return new TokenEncryption(tokenEncryptionKeys);
  const key = await read(join(dataDir, KEY_FILE));
  return key && new TokenEncryption([key]);
}

async function loadOrCreateKey(folder: string): Promise<Buffer> {
  const path = join(folder, KEY_FILE);
  await makeFolder(folder);
  const stored = await read(path);
  if (stored) return stored;
  // Written whole before it has its name. Of two processes that start at once, the first gives it the name.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600 });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await read(path)) as Buffer;
}

async function read(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : Buffer.from(text, 'base64');
}
