import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../src/config/config.js';
import { syncCalendarEntryJob } from '../../src/features/calendar/calendar-entry.jobs.js';
import { checkGoogle } from '../../src/features/calendar/check-google.js';
import type { JobContext } from '../../src/features/define-job.js';
import { googleApiGateway } from '../../src/features/google/google-api-gateway.js';
import { dropLostTokens } from '../../src/features/google/lost-tokens.js';
import { reencryptTokens } from '../../src/features/google/re-encrypt-tokens.js';
import { TokenEncryption } from '../../src/features/google/token-encryption.js';
import { StartError } from '../../src/platform/start-error.js';
import { checkKeys } from '../../src/start/check-keys.js';
import { addToCalendar } from './calendar-operations.js';
import { type GoogleApp, startGoogleApp } from './google-app.js';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];

let app: GoogleApp;
beforeAll(async () => {
  app = await startGoogleApp({ encryption: new TokenEncryption([oldKey]) });
});
afterAll(() => app.close());
beforeEach(() => app.database.query('DELETE FROM google_credentials'));

const storedTokens = () =>
  app.database.query<{ account_id: string; encrypted_refresh_token: string }>(
    'SELECT account_id, encrypted_refresh_token FROM google_credentials WHERE encrypted_refresh_token IS NOT NULL',
  );

describe('S15: refresh tokens', () => {
  it('are not to be read in a dump, and do not decrypt for another account', async () => {
    const [one, two] = [await app.attendee(), await app.attendee()];
    const stored = await storedTokens();
    const encryption = new TokenEncryption([oldKey]);
    for (const row of stored) {
      const token = await encryption.decrypt(row.encrypted_refresh_token, row.account_id);
      expect(token).toBeTruthy();
      expect(JSON.stringify(stored)).not.toContain(token);
    }
    await app.database.query(
      'UPDATE google_credentials SET encrypted_refresh_token = $1 WHERE account_id = $2',
      [stored[0]?.encrypted_refresh_token, stored[1]?.account_id],
    );
    const refused = [
      await addToCalendar(one.client, one.eventId),
      await addToCalendar(two.client, two.eventId),
    ];
    expect(refused.flatMap(({ userErrors }) => userErrors)).toMatchObject([
      { code: 'CALENDAR_AUTHORIZATION_REQUIRED' },
    ]);
  });

  it('the command re-encrypts them, and counts those of a missing key', async () => {
    for (let people = 0; people < 3; people++) await app.attendee();
    const lost = await new TokenEncryption([randomBytes(32)]).encrypt('token', crypto.randomUUID());
    const [{ id }] = (await app.database.query(
      'SELECT account_id AS id FROM google_credentials ORDER BY created_at DESC, account_id DESC LIMIT 1',
    )) as [{ id: string }];
    await app.database.query(
      'UPDATE google_credentials SET encrypted_refresh_token = $1 WHERE account_id = $2',
      [lost, id],
    );
    const rotated = new TokenEncryption([newKey, oldKey]);
    expect(await reencryptTokens(app.dataSource.manager, rotated)).toEqual({ reencrypted: 2, lost: 1 });
    expect(await reencryptTokens(app.dataSource.manager, rotated)).toEqual({ reencrypted: 0, lost: 1 });
    const current = (await storedTokens()).filter(({ encrypted_refresh_token }) =>
      rotated.isCurrent(encrypted_refresh_token),
    );
    expect(current).toHaveLength(2);
  });
});

describe('O9: a key that does not fit', () => {
  const foreign = new TokenEncryption([newKey]);
  const config = readConfig({ NODE_ENV: 'development', DATA_DIR: '/data' });
  const configured = readConfig({ TOKEN_ENCRYPTION_KEY: newKey.toString('base64') });
  const check = (given: Config, encryption: TokenEncryption) =>
    checkKeys(given, app.dataSource.manager, encryption);

  it('stops the start with one sentence that names the variable', async () => {
    await app.attendee();
    await expect(check(configured, foreign)).rejects.toThrow(StartError);
    await expect(check(configured, foreign)).rejects.toThrow(
      'TOKEN_ENCRYPTION_KEY cannot decrypt the stored access to 1 calendars and the secrets of 0 webhooks: ' +
        'add the key that encrypted them',
    );
    await expect(check(config, foreign)).rejects.toThrow(
      'The key in /data/token-encryption-key cannot decrypt the stored access to 1 calendars',
    );
    await check(configured, new TokenEncryption([newKey, oldKey]));
  });

  it('loses no work: a job that finds its token unreadable fails, and is done once the key is back', async () => {
    const { client, eventId, signUpId } = await app.attendee();
    await addToCalendar(client, eventId);
    const services = { ...app.jobContext.services, encryption: foreign };
    const run = (context: JobContext) => syncCalendarEntryJob.run(context, { signUpId });
    await expect(run({ ...app.jobContext, services })).rejects.toThrow('TOKEN_ENCRYPTION_KEY lacks its key');
    await run(app.jobContext);
  });

  it('is dropped with what it encrypted by a command, and the calendar is to be connected again', async () => {
    await app.attendee();
    await dropLostTokens(app.dataSource.manager, foreign, new Date());
    await check(configured, foreign);
    const rows = await app.database.query(
      'SELECT encrypted_refresh_token, disconnected_at FROM google_credentials',
    );
    expect(rows).toEqual([{ encrypted_refresh_token: null, disconnected_at: expect.any(Date) }]);
  });
});

describe('the check of the set-up', () => {
  const gatewayOf = (change: object = {}) => {
    const { clientId, clientSecret, ...server } = app.sandbox.google;
    return googleApiGateway({ clientId, clientSecret, server, ...change });
  };
  const address = 'http://localhost:4000';

  it('finds nothing where all is right', async () => {
    expect((await checkGoogle(gatewayOf(), address)).map(({ isRight }) => isRight)).toEqual([true, true]);
  });

  it('finds a client that Google does not know', async () => {
    const [first] = await checkGoogle(gatewayOf({ clientSecret: 'another' }), address);
    expect(first).toMatchObject({
      isRight: false,
      sentence: expect.stringContaining('does not know this client'),
    });
  });
});
