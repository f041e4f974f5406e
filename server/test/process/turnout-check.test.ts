import { randomBytes } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkMail } from '../../src/features/mail/check-mail.js';
import { openBucket } from '../pictures/bucket.js';
import { turnout } from '../support/command-process.js';
import { runSandbox } from '../support/sandbox.js';
import { createTestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';

vi.setConfig({ testTimeout: LONG_TEST });

async function check(env: Record<string, string>) {
  const { code, words } = await turnout(env, 'check', '--json');
  const { findings } = JSON.parse(words) as { findings: { what: string; state: string; sentence: string }[] };
  const wrong = findings.filter(({ state }) => state === 'wrong').map(({ sentence }) => sentence);
  return { code, wrong, findings };
}

it('`turnout check` finds nothing wrong where nothing is, and names what is off', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const { code, wrong, findings } = await check({ DATABASE_URL: database.url });
  expect({ code, wrong }).toEqual({ code: 0, wrong: [] });
  const stateOf = Object.fromEntries(findings.map(({ what, state }) => [what, state]));
  const [ok, off] = ['ok', 'off'];
  expect(stateOf).toEqual({
    configuration: ok,
    database: ok,
    pooler: ok,
    replica: off,
    clock: ok,
    times: ok,
    keys: off,
    jobs: ok,
    disk: ok,
    pictures: off,
    mail: off,
    Stripe: off,
    Google: off,
  });
});

it('O9: `turnout check` names late jobs, jobs that no process serves, and a key that does not fit', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  await database.query(
    `INSERT INTO pgboss.job (name, data, start_after) VALUES ('delete-expired', '{}', now() - interval '1 hour')`,
  );
  await database.query(`SELECT pgboss.create_queue('former', '{"policy": "standard"}')`);
  await database.query(`INSERT INTO pgboss.job (name, data) VALUES ('former', '{}')`);
  await database.query(
    `WITH account AS (INSERT INTO accounts (id, email, name, role, created_at)
       VALUES (gen_random_uuid(), 'ada@example.org', 'Ada', 'USER', now()) RETURNING id)
     INSERT INTO google_credentials (account_id, encrypted_refresh_token, created_at)
     SELECT id, 'v1.12345678.c2VhbGVk', now() FROM account`,
  );
  const key = { TOKEN_ENCRYPTION_KEY: randomBytes(32).toString('base64') };
  const { code, wrong } = await check({ DATABASE_URL: database.url, ...key });
  expect(code).toBe(1);
  expect(wrong).toEqual([
    expect.stringContaining('TOKEN_ENCRYPTION_KEY cannot decrypt'),
    expect.stringContaining('delete-expired by 60 minutes'),
    expect.stringContaining('1 former'),
  ]);
});

it('`turnout check` names a configuration and a database that cannot be used', async () => {
  expect(await check({ PORT: 'four' })).toMatchObject({
    code: 1,
    wrong: [expect.stringContaining('PORT: must be a whole number')],
  });
  expect(await check({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toMatchObject({
    code: 1,
    wrong: [expect.stringContaining('The database at 127.0.0.1:1/none cannot be used')],
  });
});

it('asks Postmark about the token, and sends no mail', async () => {
  const sandbox = await runSandbox();
  const settings = { ...sandbox.postmark, from: 'events@example.org' };
  expect(await checkMail(settings)).toMatchObject({ isRight: true });
  expect(await checkMail({ ...settings, serverToken: 'other' })).toMatchObject({ isRight: false });
  expect(await (await fetch(`${sandbox.url}/mails`)).json()).toEqual([]);
});

it('`turnout check` stores, reads and deletes a file in the bucket of pictures, and says why it cannot', async () => {
  const [database, bucket] = [await createTestDatabase(), await openBucket()];
  onTestFinished(async () => {
    await bucket.close();
    await database.drop();
  });
  const env = { DATABASE_URL: database.url, ...bucket.env };
  const sentence = expect.stringContaining('our-pictures at');
  expect(await check(env)).toMatchObject({
    code: 0,
    findings: expect.arrayContaining([{ what: 'pictures', state: 'ok', sentence }]),
  });
  expect(new Set(bucket.methods)).toEqual(new Set(['PUT', 'GET', 'DELETE']));
  expect(await bucket.files()).toEqual({});
  expect(await check({ ...env, PICTURES_S3_SECRET_ACCESS_KEY: 'wrong' })).toMatchObject({
    code: 1,
    wrong: [expect.stringContaining('refuses (PUT of a picture: 403 SignatureDoesNotMatch)')],
  });
});
