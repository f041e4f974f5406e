import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccessScope } from '../../src/features/accounts/access-tokens/access-scope.js';
import { createWebhook as createInUseCase } from '../../src/features/webhooks/create-webhook.js';
import { contextOf } from '../support/context-of.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  newWebhook,
  retryDelivery,
  testWebhook,
  updateWebhook,
} from './webhook-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
beforeEach(async () => {
  staff = await app.world.staff();
});
afterAll(() => app.close());

describe('a webhook', () => {
  it('is created with its secret, which no later answer has', async () => {
    const { data } = await createWebhook(staff, {
      topics: ['EVENT_CREATED', 'EVENT_CREATED'],
      query: ' { id } ',
    });

    const { webhook, secret, userErrors } = data.createWebhook;
    expect(userErrors).toEqual([]);
    expect(webhook).toMatchObject({
      topics: ['EVENT_CREATED'],
      query: '{ id }',
      pausedAt: null,
      deliveries: [],
    });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { data: listed } = await listWebhooks(staff);
    expect(listed.viewer?.webhooks).toMatchObject([{ id: webhook?.id, url: 'https://example.org/' }]);
    expect(JSON.stringify(listed)).not.toContain(secret);
  });

  it('S15: has its secret encrypted for itself alone', async () => {
    const [one, other] = [await newWebhook(staff), await newWebhook(staff)];
    const rows = await app.database.query<{ id: string; encrypted_secret: string }>(
      'SELECT id, encrypted_secret FROM webhooks WHERE account_id = $1',
      [staff.id],
    );
    expect(JSON.stringify(rows)).not.toContain(one.secret.slice('whsec_'.length));
    const encrypted = rows.find(({ id }) => id === one.id)?.encrypted_secret ?? '';
    const { encryption } = app.jobContext.services;
    expect(await encryption.decrypt(encrypted, one.id)).toBe(one.secret);
    expect(await encryption.decrypt(encrypted, other.id)).toBeNull();
  });

  it('is deleted by its owner alone', async () => {
    const { id } = await newWebhook(staff);
    const stranger = await app.world.staff();
    for (const attempt of [deleteWebhook(stranger, id), deleteWebhook(staff, 'none')]) {
      expect((await attempt).data.deleteWebhook).toEqual({
        deletedWebhookId: null,
        userErrors: [{ code: 'WEBHOOK_NOT_FOUND', message: 'This webhook is deleted already', field: null }],
      });
    }
    expect((await testWebhook(stranger, id)).data.testWebhook.userErrors).toMatchObject([
      { code: 'WEBHOOK_NOT_FOUND' },
    ]);
    expect((await listWebhooks(stranger)).data.viewer?.webhooks).toEqual([]);
    expect((await deleteWebhook(staff, id)).data.deleteWebhook.deletedWebhookId).toBe(id);
    expect((await listWebhooks(staff)).data.viewer?.webhooks).toEqual([]);
  });

  it('is for staff alone, and for a token with the scope', async () => {
    const user = await app.world.user();
    const { data, errors } = await listWebhooks(user);
    expect(data.viewer?.webhooks).toBeNull();
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);

    const context = await contextOf(app, staff);
    const viewer = context.viewer && { ...context.viewer, scopes: [AccessScope.ACCOUNT_READ] };
    const byToken = { ...context, viewer };
    const input = { url: 'https://example.org', topics: [], query: '{ id }' };
    await expect(createInUseCase(byToken, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('has no delivery of another account that could be retried', async () => {
    const { id } = await newWebhook(staff);
    const { data } = await testWebhook(staff, id);
    const stranger = await app.world.staff();
    const answer = await retryDelivery(stranger, data.testWebhook.delivery?.id ?? '');
    expect(answer.data.retryWebhookDelivery.userErrors).toMatchObject([{ code: 'WEBHOOK_NOT_FOUND' }]);
  });
});

it('20 webhooks are the most, also when they are created at once', async () => {
  for (let n = 1; n <= 18; n++) await createWebhook(staff, {});
  // Few: each waits for the others, and one that waits for long is told to try again.
  const answers = await Promise.all(Array.from({ length: 7 }, () => createWebhook(staff, {})));
  const codes = answers.flatMap(({ data }) => data.createWebhook.userErrors.map(({ code }) => code));
  expect(codes).toEqual(Array(5).fill('TOO_MANY'));
  expect((await listWebhooks(staff)).data.viewer?.webhooks).toHaveLength(20);
});

describe('a value that cannot be taken', () => {
  it.each([
    [{ url: ' ' }, 'REQUIRED', 'url'],
    [{ url: `https://example.org/${'x'.repeat(2_000)}` }, 'TOO_LONG', 'url'],
    [{ topics: [] }, 'REQUIRED', 'topics'],
    [{ query: '' }, 'REQUIRED', 'query'],
    [{ query: `{ id } # ${'x'.repeat(4_000)}` }, 'TOO_LONG', 'query'],
  ])('%j', async (input, code, field) => {
    const { data } = await createWebhook(staff, input);
    expect(data.createWebhook).toMatchObject({ webhook: null, secret: null, userErrors: [{ code, field }] });
  });

  const nested = (depth: number): string =>
    depth === 0 ? '{ id }' : `{ signUps { nodes { event ${nested(depth - 1)} } } }`;
  it.each([
    ['no GraphQL', 'id topic', /Syntax Error/],
    ['an unknown field', '{ secret }', /Cannot query field "secret" on type "WebhookNotice"/],
    ['a field of the query type', '{ viewer { id } }', /Cannot query field "viewer"/],
    ['a mutation', 'mutation { logOut { userErrors { code } } }', /no mutation/],
    ['two operations', 'query A { id } query B { id }', /one selection/],
    ['variables', 'query ($a: Int) { event { signUps(first: $a) { totalCount } } }', /variables/],
    ['too deep', `{ event ${nested(4)} }`, /depth|Depth/],
    [
      'too expensive',
      '{ event { signUps(first: 100) { nodes { event { signUps(first: 100) { nodes { id } } } } } } }',
      /objects/,
    ],
    [
      'a fragment bomb',
      '{ ...a } fragment a on WebhookNotice { ...b ...b } fragment b on WebhookNotice { ...a }',
      /fragment/i,
    ],
    ['too many aliases', `{ ${Array.from({ length: 20 }, (_, n) => `a${n}: id`).join(' ')} }`, /[Aa]lias/],
  ])('INVALID_SELECTION: %s', async (_what, query, reason) => {
    const { data } = await createWebhook(staff, { query });
    const [problem] = data.createWebhook.userErrors;
    expect(problem).toMatchObject({ code: 'INVALID_SELECTION', field: 'query' });
    expect(problem?.message).toMatch(reason);
  });
});

describe('S41: all webhooks of an account', () => {
  const large =
    '{ event { signUps(first: 100) { nodes { event { signUps(first: 10) { nodes { id } } } } } } }';

  it('together return what one query may', async () => {
    const first = await newWebhook(staff, { query: large });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => createWebhook(staff, { query: large })),
    );
    const refused = answers.flatMap(({ data }) => data.createWebhook.userErrors);
    expect(refused.length).toBeGreaterThan(3);
    for (const problem of refused)
      expect(problem).toMatchObject({
        code: 'INVALID_SELECTION',
        field: 'query',
        message: expect.stringMatching(
          /^It may return \d+ objects, your other webhooks \d+, and all together 5000/,
        ),
      });
    const { id } = await newWebhook(staff, { query: '{ id }' });
    const changed = await updateWebhook(staff, { id, query: large });
    expect(changed.data.updateWebhook.userErrors).toMatchObject([{ code: 'INVALID_SELECTION' }]);
    expect(
      (await updateWebhook(staff, { id: first.id, query: large })).data.updateWebhook.userErrors,
    ).toEqual([]);
    expect(
      (await createWebhook(await app.world.staff(), { query: large })).data.createWebhook.userErrors,
    ).toEqual([]);
  });

  it('have their retries counted with tests and changes, a hundred in an hour', async () => {
    const { id } = await newWebhook(staff);
    const { data } = await testWebhook(staff, id);
    await app.database.query(`UPDATE rate_limits SET points = 100 WHERE key LIKE '%' || $1`, [staff.id]);
    const answer = await retryDelivery(staff, data.testWebhook.delivery?.id ?? '');
    expect(answer.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  });
});

it('is deleted with the account, and with what it was told', async () => {
  await newWebhook(staff);
  await app.world.event(staff);
  await app.database.query('DELETE FROM events WHERE created_by_id = $1', [staff.id]);
  await app.database.query('DELETE FROM accounts WHERE id = $1', [staff.id]);
  const left = await app.database.query('SELECT id FROM webhooks WHERE account_id = $1', [staff.id]);
  expect(left).toEqual([]);
});
