import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { listLostTokens } from '../../src/features/google/lost-tokens.js';
import { findStoredAuthorization } from '../../src/features/google/stored-authorization.js';
import { TokenEncryption } from '../../src/features/google/token-encryption.js';
import { ACCOUNT_ID, insertRow, OTHER_ID, validRows } from '../database/valid-rows.js';
import { createTestDatabase } from '../support/test-database.js';
import { waitUntil } from '../support/wait-until.js';
import { startGoogleApp } from './google-app.js';

const [key, lostKey] = [randomBytes(32), randomBytes(32)];

/** As the version before JWE encrypted a token (commit 6022409). */
function seal(text: string, accountId: string, by: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', by, iv).setAAD(Buffer.from(accountId));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const keyId = createHash('sha256').update('key id').update(by).digest('hex').slice(0, 8);
  return `v1.${keyId}.${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
}

it('S15: a token of the version before JWE decrypts for its account alone, unchanged and with its key', async () => {
  const encryption = new TokenEncryption([randomBytes(32), key]);
  const sealed = seal('token', ACCOUNT_ID, key);
  expect(await encryption.decrypt(sealed, ACCOUNT_ID)).toBe('token');
  expect(encryption.isCurrent(sealed)).toBe(false);
  expect(await encryption.decrypt(sealed, OTHER_ID)).toBeNull();
  expect(await new TokenEncryption([lostKey]).decrypt(sealed, ACCOUNT_ID)).toBeNull();
  const [version, keyId, content = ''] = sealed.split('.');
  const bytes = Buffer.from(content, 'base64url');
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] as number) ^ 1;
    const text = `${version}.${keyId}.${changed.toString('base64url')}`;
    expect(await encryption.decrypt(text, ACCOUNT_ID)).toBeNull();
  }
  for (const other of ['v1.', `v1.${keyId}`, `v1.${keyId}.AA`]) {
    expect(await encryption.decrypt(other, ACCOUNT_ID)).toBeNull();
  }
});

it('O1: an upgrade keeps the calendars that a key decrypts, and tells the others how to connect again', async () => {
  const database = await createTestDatabase();
  const tokens = { [ACCOUNT_ID]: seal('kept', ACCOUNT_ID, key), [OTHER_ID]: seal('lost', OTHER_ID, lostKey) };
  for (const [id, sealed] of Object.entries(tokens)) {
    await insertRow(database, 'accounts', { ...validRows.accounts, id, email: `${id}@example.org` });
    const credential = { account_id: id, subject: id, encrypted_refresh_token: sealed };
    await insertRow(database, 'google_credentials', { ...validRows.google_credentials, ...credential });
  }
  const encryption = new TokenEncryption([key]);
  const app = await startGoogleApp({ database, encryption, doJobs: true });
  try {
    expect(await findStoredAuthorization(app.jobContext, ACCOUNT_ID)).toMatchObject({
      state: 'CONNECTED',
      refreshToken: 'kept',
    });
    const [stored] = await database.query<{ token: string }>(
      'SELECT encrypted_refresh_token AS token FROM google_credentials WHERE account_id = $1',
      [ACCOUNT_ID],
    );
    expect(encryption.isCurrent(stored?.token ?? '')).toBe(true);
    expect((await findStoredAuthorization(app.jobContext, OTHER_ID)).state).toBe('DISCONNECTED');
    await waitUntil(async () => expect(app.mailGateway.mails).toHaveLength(1));
    expect(app.mailGateway.mails).toMatchObject([{ to: `${OTHER_ID}@example.org` }]);
  } finally {
    await app.close();
    await database.drop();
  }
});

it('O1, O9: without Google the tokens of a former version stay as they are, and the check of the keys knows their keys', async () => {
  const database = await createTestDatabase();
  const sealed = seal('kept', ACCOUNT_ID, key);
  await insertRow(database, 'accounts', validRows.accounts ?? {});
  const credential = { ...validRows.google_credentials, encrypted_refresh_token: sealed };
  await insertRow(database, 'google_credentials', credential);
  const app = await startGoogleApp({ database, google: null, doJobs: true });
  try {
    const stored = await database.query('SELECT encrypted_refresh_token AS token FROM google_credentials');
    expect(stored).toEqual([{ token: sealed }]);
    const lostTo = (...keys: Buffer[]) => listLostTokens(app.dataSource.manager, new TokenEncryption(keys));
    expect(await lostTo(lostKey, key)).toEqual([]);
    expect(await lostTo(lostKey)).toEqual([ACCOUNT_ID]);
  } finally {
    await app.close();
    await database.drop();
  }
});
