import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredJob } from '../../src/features/accounts/delete-expired.job.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import {
  clientWith,
  createToken,
  EVERY_SCOPE,
  programOf,
  revokeToken,
  tokensOf,
} from './access-token-operations.js';
import { changePassword } from './settings-operations.js';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString();
const VIEWER = '{ viewer { id } }';
const refused = (message: string) => ({
  status: 401,
  errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }],
});
const revoked = refused('This access token is not valid: it may have been revoked');

describe('access tokens of an account', () => {
  it('need a name, a scope and an end in the future', async () => {
    const { client } = await app.world.user();
    const wrong = { name: ' ', scopes: [], expiresAt: app.clock.now().toISOString() };
    expect((await createToken(client, wrong)).userErrors).toEqual([
      { code: 'REQUIRED', message: 'name is required', field: 'name' },
      { code: 'REQUIRED', message: 'scopes is required', field: 'scopes' },
      { code: 'INVALID_EXPIRY', message: 'Please choose a time in the future', field: 'expiresAt' },
    ]);
    expect((await createToken(client, { name: '🎪'.repeat(101) })).userErrors).toMatchObject([
      { code: 'TOO_LONG' },
    ]);
    expect((await createToken(client, { name: '🎪'.repeat(100) })).userErrors).toEqual([]);
    const doubled = await createToken(client, { scopes: ['EVENTS_WRITE', 'EVENTS_WRITE'] });
    expect(doubled.accessToken?.scopes).toEqual(['EVENTS_WRITE']);
  });

  it('are fifty at most, though many are made at once; expired ones make room', async () => {
    const { client, id } = await app.world.user();
    for (let made = 0; made < 46; made++)
      await createToken(client, { expiresAt: inDays(made < 10 ? 1 : 60) });
    const answers = await Promise.all(Array.from({ length: 8 }, () => createToken(client)));
    const codes = answers.flatMap(({ userErrors }) => userErrors?.map(({ code }) => code) ?? ['none']);
    expect(codes).toEqual(['TOO_MANY', 'TOO_MANY', 'TOO_MANY', 'TOO_MANY']);
    expect(await tokensOf(client)).toHaveLength(50);

    app.clock.advance(DAY);
    expect(await tokensOf(client)).toHaveLength(50);
    expect((await createToken(client)).userErrors).toEqual([]);
    expect(await tokensOf(client)).toHaveLength(41);
    await app.database.query('DELETE FROM access_tokens WHERE account_id = $1', [id]);
  });

  it('G14: are neither listed nor revoked by another account', async () => {
    const [ada, ben] = [await app.world.user(), await app.world.user()];
    const { accessToken } = await createToken(ada.client);
    expect(await tokensOf(ben.client)).toEqual([]);
    const notFound = [
      { code: 'ACCESS_TOKEN_NOT_FOUND', message: 'This token was revoked already', field: null },
    ];
    for (const id of [accessToken?.id ?? '', crypto.randomUUID(), 'x', '']) {
      expect((await revokeToken(ben.client, id)).userErrors).toEqual(notFound);
    }
    expect(await tokensOf(ada.client)).toHaveLength(1);
  });

  it('outlive a new password, and go with the account', async () => {
    const person = await app.world.user();
    const program = await programOf(person);
    await changePassword(person.client);
    expect((await program.graphql(VIEWER)).data.viewer).toEqual({ id: person.id });
    await person.client.graphql('mutation { deleteAccount { userErrors { code } } }');
    expect(await program.graphql(VIEWER)).toMatchObject(revoked);
    expect(
      await app.database.query('SELECT 1 FROM access_tokens WHERE account_id = $1', [person.id]),
    ).toEqual([]);
  });

  it('that expired a month ago are deleted every night', async () => {
    const { client } = await app.world.user();
    for (const days of [1, 2, 40]) await createToken(client, { name: `${days}`, expiresAt: inDays(days) });
    await createToken(client, { name: 'endless' });
    app.clock.advance(31 * DAY);
    await deleteExpiredJob.run(app.jobContext, {});
    const names = await app.database.query('SELECT name FROM access_tokens ORDER BY name');
    expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['2', '40', 'endless']));
    expect(names.map(({ name }) => name)).not.toContain('1');
  });

  it('S24: are logged when they are made, revoked and refused', async () => {
    const person = await app.world.user();
    app.logged.length = 0;
    const { secret, accessToken } = await createToken(person.client, { scopes: EVERY_SCOPE });
    await revokeToken(person.client, accessToken?.id ?? '');
    await clientWith(app.url, secret ?? '').graphql(VIEWER);
    const about = { accountId: person.id, accessTokenId: accessToken?.id };
    expect(app.logged).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ msg: 'access token created', ...about, scopes: EVERY_SCOPE }),
        expect.objectContaining({ msg: 'access token revoked', ...about }),
        expect.objectContaining({ msg: 'access token refused', reason: 'UNKNOWN' }),
      ]),
    );
    expect(JSON.stringify(app.logged)).not.toContain(person.email);
  });
});
