import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfToken } from '../../src/features/accounts/token-hash.js';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { clientWith, createToken, programOf, revokeToken, tokensOf } from './access-token-operations.js';
import { viewerOf } from './account-operations.js';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

let app: TestApp;
let ada: Person;
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

describe('S22: an access token', () => {
  beforeAll(async () => {
    ada = await app.world.user();
  });

  it('is made with name, scopes and end, and acts for its account', async () => {
    const expiresAt = inDays(90);
    const made = await createToken(ada.client, {
      name: ' Parish newsletter ',
      scopes: ['ACCOUNT_READ'],
      expiresAt,
    });
    expect(made).toEqual({
      accessToken: {
        id: expect.any(String),
        name: 'Parish newsletter',
        prefix: made.secret?.slice(0, 8),
        scopes: ['ACCOUNT_READ'],
        createdAt: app.clock.now().toISOString(),
        lastUsedAt: null,
        expiresAt,
      },
      secret: expect.stringMatching(/^trn_[0-9A-Za-z]{49}$/),
      userErrors: [],
      errors: undefined,
    });
    expect((await viewerOf(clientWith(app.url, made.secret ?? '')))?.id).toBe(ada.id);
  });

  it('S20: is shown once: only its hash is stored, and nothing of it is logged', async () => {
    const { secret = '', accessToken } = await createToken(ada.client);
    await clientWith(app.url, secret ?? '').graphql(VIEWER);
    await clientWith(app.url, `${secret}x`).graphql(VIEWER);
    const stored = await app.database.query('SELECT * FROM access_tokens WHERE id = $1', [accessToken?.id]);
    expect(stored[0]?.token_hash).toEqual(hashOfToken(secret ?? ''));
    const rest = secret?.slice(8) ?? 'none';
    expect(JSON.stringify(stored)).not.toContain(rest);
    expect(JSON.stringify(app.logged)).not.toContain(rest);
    expect(JSON.stringify(await tokensOf(ada.client))).not.toContain(rest);
  });

  it('is refused at once when it is revoked, and then is not listed any more', async () => {
    const { secret, accessToken } = await createToken(ada.client);
    const program = clientWith(app.url, secret ?? '');
    expect((await program.graphql(VIEWER)).status).toBe(200);
    expect(await revokeToken(ada.client, accessToken?.id ?? '')).toMatchObject({
      revokedAccessTokenId: accessToken?.id,
      userErrors: [],
    });
    const answer = await program.graphql(VIEWER);
    expect(answer).toMatchObject(revoked);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect((await tokensOf(ada.client)).map(({ id }) => id)).not.toContain(accessToken?.id);
  });

  it('is refused from the instant at which it expires', async () => {
    const { secret } = await createToken(ada.client, { expiresAt: inDays(1) });
    const program = clientWith(app.url, secret ?? '');
    app.clock.advance(DAY - 1);
    expect((await program.graphql(VIEWER)).status).toBe(200);
    app.clock.advance(1);
    const message = 'This access token has expired. Please create another one';
    expect(await program.graphql(VIEWER)).toMatchObject(refused(message));
  });

  it('is looked for nowhere when a character is wrong or missing', async () => {
    const { secret = '' } = await createToken(ada.client);
    const program = clientWith(app.url, secret?.slice(0, -1) ?? '');
    const statements = await statementsOf(async () => {
      const message = 'This access token is not valid: a character is wrong or missing';
      expect(await program.graphql(VIEWER)).toMatchObject(refused(message));
    });
    expect(statements.filter(({ text }) => text.includes('access_tokens'))).toEqual([]);
  });

  it('is taken from the header alone, never from the address', async () => {
    const { secret = '' } = await createToken(ada.client);
    for (const name of ['access_token', 'authorization', 'token']) {
      const query = new URLSearchParams({ query: VIEWER, [name]: secret ?? '' });
      const response = await app.anonymous().request(`/graphql?${query}`, {
        headers: { 'apollo-require-preflight': 'true' },
      });
      expect(await response.json()).toMatchObject({ data: { viewer: null } });
    }
  });

  it('counts alone where a cookie comes with it', async () => {
    const ben = await app.world.user();
    const program = await programOf(ada);
    const headers = { ...program.headers, cookie: ben.client.cookie };
    expect((await ben.client.graphql(VIEWER, {}, headers)).data).toEqual({ viewer: { id: ada.id } });
  });

  it('notes its use, at most once a minute', async () => {
    const ben = await app.world.user();
    const program = await programOf(ben);
    const lastUse = async () => (await tokensOf(ben.client))[0]?.lastUsedAt;
    await program.graphql(VIEWER);
    const firstUse = app.clock.now().toISOString();
    expect(await lastUse()).toBe(firstUse);
    app.clock.advance(59 * SECOND);
    const statements = await statementsOf(() => program.graphql(VIEWER));
    expect(statements.filter(({ text }) => text.includes('UPDATE access_tokens'))).toEqual([]);
    expect(await lastUse()).toBe(firstUse);
    app.clock.advance(SECOND);
    await program.graphql(VIEWER);
    expect(await lastUse()).toBe(app.clock.now().toISOString());
  });

  it('S23: has the rights that its account has now', async () => {
    const staff = await app.world.staff();
    const program = await programOf(staff);
    const { id } = await app.world.event(staff);
    const mayEdit = async () =>
      (await program.graphql(`{ event(id: "${id}") { viewerCanEdit } }`)).data.event.viewerCanEdit;
    expect(await mayEdit()).toBe(true);
    await app.database.query(`UPDATE accounts SET role = 'USER' WHERE id = $1`, [staff.id]);
    expect(await mayEdit()).toBe(false);
  });
});
