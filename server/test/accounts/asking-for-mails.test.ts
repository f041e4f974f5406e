import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GraphQLAnswer } from '../support/api-client.js';
import { storedJobs } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { requestEmailVerification, requestPasswordReset } from './recovery-operations.js';

const query = vi.spyOn(pg.Client.prototype, 'query');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

const unknownAddress = () => `${crypto.randomUUID()}@example.org`;

/** The part of an answer that can be seen from outside, but for its request id and its time. */
function visible({ status, headers, data, errors }: GraphQLAnswer) {
  const names = [...headers.keys()].sort();
  return { status, names, length: headers.get('content-length'), data, errors };
}

/** The statements of the product's own connections; the queue's look after themselves at any time. */
async function statementsFor(email: string): Promise<string[]> {
  query.mockClear();
  await requestPasswordReset(app.anonymous(), email);
  return query.mock.calls.flatMap(([statement]: unknown[], call) => {
    const client = query.mock.contexts[call] as pg.Client & {
      connectionParameters: { application_name: string };
    };
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
    return client.connectionParameters.application_name === 'turnout' ? [text] : [];
  });
}

async function codesOf(asking: () => Promise<GraphQLAnswer>, times: number) {
  const codes: unknown[] = [];
  for (let i = 0; i < times; i++) codes.push((await asking()).errors?.[0]?.extensions.code);
  return codes;
}

const fiveThenLimited = [...Array(5).fill(undefined), 'RATE_LIMITED'];

describe('asking for a new password', () => {
  it('S5: is answered alike for a known and an unknown address', async () => {
    const { email } = await app.world.user();
    const ofKnown = await requestPasswordReset(app.anonymous(), email);
    const ofUnknown = await requestPasswordReset(app.anonymous(), unknownAddress());

    expect(ofKnown.data).toEqual({ requestPasswordReset: { userErrors: [] } });
    expect(visible(ofUnknown)).toEqual(visible(ofKnown));
  });

  it('S5: makes the database do the same for a known and an unknown address', async () => {
    const { email } = await app.world.user();
    const ofKnown = await statementsFor(email);
    expect(ofKnown.filter((text) => text.includes('pgboss.job'))).toHaveLength(1);
    expect(ofKnown.join('\n')).not.toContain('accounts');
    expect(await statementsFor(unknownAddress())).toEqual(ofKnown);
  });

  it('is done for an address in other capitals and with spaces around it', async () => {
    const { email } = await app.world.user();
    await requestPasswordReset(app.anonymous(), ` ${email.toUpperCase()} `);
    expect((await storedJobs(app.database, 'send-password-reset')).at(-1)?.data).toEqual({ email });
  });

  it.each(['', 'nobody', 'a@example.org\r\nBcc: b@example.org'])(
    'refuses %j, which is no address',
    async (email) => {
      const { data } = await requestPasswordReset(app.anonymous(), email);
      expect(data.requestPasswordReset.userErrors).toMatchObject([{ code: 'INVALID_EMAIL', field: 'email' }]);
    },
  );

  it('S5: is limited to five mails an hour, alike for a known and an unknown address', async () => {
    const { email } = await app.world.user();
    const other = unknownAddress();
    const ask = (address: string) => () => requestPasswordReset(app.anonymous(), address);
    expect(await codesOf(ask(email), 6)).toEqual(fiveThenLimited);
    expect(await codesOf(ask(other), 6)).toEqual(fiveThenLimited);

    const [ofKnown, ofUnknown] = [await ask(email)(), await ask(other)()];
    expect(ofKnown.status).toBe(429);
    expect(Number(ofKnown.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(Number(ofKnown.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    expect({ ...visible(ofUnknown), errors: [] }).toEqual({ ...visible(ofKnown), errors: [] });
    const jobs = await storedJobs(app.database, 'send-password-reset');
    expect(jobs.filter(({ data }) => data.email === email || data.email === other)).toHaveLength(10);
  });

  it('sends five mails for six parallel requests, and sends again after an hour', async () => {
    const email = unknownAddress();
    const codes = await Promise.all(
      Array.from(
        { length: 6 },
        async () => (await codesOf(() => requestPasswordReset(app.anonymous(), email), 1))[0],
      ),
    );
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
    await app.database.query(`UPDATE rate_limits SET expire = 0 WHERE key LIKE 'mails%'`);
    expect(await codesOf(() => requestPasswordReset(app.anonymous(), email), 1)).toEqual([undefined]);
  });
});

describe('asking for the verification mail again', () => {
  it('counts with all that was asked for an address', async () => {
    const { client, email } = await app.world.user();
    expect(await codesOf(() => requestPasswordReset(app.anonymous(), email), 2)).toEqual([
      undefined,
      undefined,
    ]);
    expect(await codesOf(() => requestEmailVerification(client), 4)).toEqual(fiveThenLimited.slice(2));
  });
});
