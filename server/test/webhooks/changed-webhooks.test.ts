import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TokenEncryption } from '../../src/features/google/token-encryption.js';
import {
  countReadableSecrets,
  dropLostSecrets,
  listLostSecrets,
} from '../../src/features/webhooks/lost-secrets.js';
import { deleteOldNoticesJob } from '../../src/features/webhooks/notices/delete-old-notices.job.js';
import { reencryptSecrets } from '../../src/features/webhooks/re-encrypt-secrets.js';
import { doJobs } from '../support/do-jobs.js';
import { passTime } from '../support/pass-time.js';
import type { Person } from '../support/world.js';
import { listWebhooks, newWebhook, rotateSecret, updateWebhook } from './webhook-operations.js';
import { startWebhooksApp, type WebhooksApp } from './webhooks-app.js';

const HOUR = 60 * 60_000;
const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

let app: WebhooksApp;
let staff: Person;
let secret: string;
let id: string;
beforeAll(async () => {
  app = await startWebhooksApp({ encryption: new TokenEncryption([oldKey]) });
});
beforeEach(async () => {
  await app.database.query('DELETE FROM webhooks');
  staff = await app.world.staff();
  ({ secret, id } = await newWebhook(staff, { url: app.receiver.url }));
  app.receiver.works();
  app.receiver.received.length = 0;
  app.receiver.taken.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => app.close());

/** Which of the secrets the latest delivery is signed by. */
async function signers(secrets: readonly string[]): Promise<boolean[]> {
  await app.world.event(staff);
  await doJobs(app);
  const latest = app.receiver.taken.at(-1);
  if (!latest) throw new Error('Nothing arrived');
  vi.useFakeTimers({ toFake: ['Date'], now: app.clock.now() });
  const results = secrets.map((each) => {
    try {
      return Boolean(new Verifier(each).verify(latest.text, latest.headers));
    } catch {
      return false;
    }
  });
  vi.useRealTimers();
  return results;
}

describe('G35: a new secret', () => {
  it('signs beside the one before for a day, and then alone', async () => {
    const next = await rotateSecret(staff, id);
    expect(next).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await signers([secret, next])).toEqual([true, true]);
    expect(app.receiver.taken.at(-1)?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    await passTime(app, 23 * HOUR);
    expect(await signers([secret, next])).toEqual([true, true]);
    await passTime(app, HOUR);
    expect(await signers([secret, next])).toEqual([false, true]);
  });

  it('of two at once keeps the first beside the second', async () => {
    const secrets = await Promise.all([rotateSecret(staff, id), rotateSecret(staff, id)]);
    expect(await signers([secret, ...secrets])).toEqual([false, true, true]);
  });

  it('is in no dump, and the one before is deleted from the database after its day', async () => {
    const next = await rotateSecret(staff, id);
    const row = async () => JSON.stringify(await app.database.query('SELECT * FROM webhooks'));
    for (const each of [secret, next]) expect(await row()).not.toContain(each.slice('whsec_'.length));
    await deleteOldNoticesJob.run(app.jobContext, {});
    expect(await row()).not.toContain('"previous_encrypted_secret":null');
    await passTime(app, 24 * HOUR);
    await deleteOldNoticesJob.run(app.jobContext, {});
    expect(await row()).toContain('"previous_encrypted_secret":null');
  });

  it('S15: is encrypted anew with a new key, and so is the one before', async () => {
    const next = await rotateSecret(staff, id);
    const rotated = new TokenEncryption([newKey, oldKey]);
    const { manager } = app.dataSource;
    expect(await reencryptSecrets(manager, rotated)).toEqual({ reencrypted: 2, lost: 0 });
    expect(await reencryptSecrets(manager, rotated)).toEqual({ reencrypted: 0, lost: 0 });
    const [row] = await app.database.query<Record<string, string>>(
      'SELECT encrypted_secret, previous_encrypted_secret FROM webhooks',
    );
    const byNewKey = new TokenEncryption([newKey]);
    expect(await byNewKey.decrypt(row?.encrypted_secret ?? '', id)).toBe(next);
    expect(await byNewKey.decrypt(row?.previous_encrypted_secret ?? '', id)).toBe(secret);
  });

  it('O9: are lost where the key of the former one is not here, and the webhook goes on with the current one', async () => {
    const { manager } = app.dataSource;
    const foreign = await new TokenEncryption([newKey]).encrypt('former', id);
    const rotated = await rotateSecret(staff, id);
    const encryption = new TokenEncryption([oldKey]);
    expect(await listLostSecrets(manager, encryption)).toEqual([]);
    await app.database.query('UPDATE webhooks SET previous_encrypted_secret = $1', [foreign]);
    expect(await listLostSecrets(manager, encryption)).toEqual([id]);
    expect(await countReadableSecrets(manager, encryption)).toEqual({ readable: 1, unreadable: 1 });
    await dropLostSecrets(manager, encryption, app.clock.now());
    expect(await listLostSecrets(manager, encryption)).toEqual([]);
    expect(await signers([rotated])).toEqual([true]);
  });
});

describe('a webhook is changed', () => {
  it('field by field', async () => {
    const { data } = await updateWebhook(staff, { id, topics: ['EVENT_DELETED', 'EVENT_DELETED'] });
    expect(data.updateWebhook).toMatchObject({
      webhook: { id, url: app.receiver.url, topics: ['EVENT_DELETED'], scopes: null },
      userErrors: [],
    });
    await updateWebhook(staff, { id, query: '{ topic }', topics: ['EVENT_CREATED'], url: null });
    const { data: listed } = await listWebhooks(staff);
    expect(listed.viewer?.webhooks).toMatchObject([
      { url: app.receiver.url, topics: ['EVENT_CREATED'], query: '{ topic }' },
    ]);
    await app.world.event(staff);
    await doJobs(app);
    expect(app.receiver.taken.map(({ text }) => text)).toEqual(['{"topic":"EVENT_CREATED"}']);
  });

  it('and a new address is tried at once, though the one before was down for hours', async () => {
    app.receiver.fail();
    for (let count = 0; count < 6; count++) await app.world.event(staff);
    for (let count = 0; count < 3; count++) {
      await passTime(app, HOUR);
      await doJobs(app);
    }
    app.receiver.works();
    await updateWebhook(staff, { id, url: `${app.receiver.url}/new` });
    await doJobs(app);
    expect(app.receiver.taken.length).toBeGreaterThan(0);
  });

  it.each([
    [{ url: ' ' }, 'REQUIRED', 'url'],
    [{ url: 'https://10.0.0.1/' }, 'INVALID_URL', 'url'],
    [{ topics: [] }, 'REQUIRED', 'topics'],
    [{ query: '{ secret }' }, 'INVALID_SELECTION', 'query'],
  ])('but not to %j', async (input, code, field) => {
    const { data } = await updateWebhook(staff, { id, ...input });
    expect(data.updateWebhook).toMatchObject({ webhook: null, userErrors: [{ code, field }] });
    const { data: listed } = await listWebhooks(staff);
    expect(listed.viewer?.webhooks).toMatchObject([{ url: app.receiver.url }]);
  });
});
