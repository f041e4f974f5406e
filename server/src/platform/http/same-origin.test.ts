import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { refuseForeignPages } from './same-origin.js';

const PUBLIC_ORIGIN = 'https://events.example.org';

async function statusWith(headers: Record<string, string>): Promise<number> {
  const app = fastify();
  app.addHook(
    'onRequest',
    refuseForeignPages(PUBLIC_ORIGIN, ({ headers }) => 'authorization' in headers),
  );
  app.get('/', async () => 'answer');
  return (await app.inject({ url: '/', headers: { host: 'localhost:4000', ...headers } })).statusCode;
}

describe('G9: a request with a cookie', () => {
  it.each<Record<string, string>>([
    {},
    { origin: PUBLIC_ORIGIN },
    { origin: 'http://localhost:4000' },
    { origin: PUBLIC_ORIGIN, 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('passes with %j', async (headers) => {
    expect(await statusWith(headers)).toBe(200);
  });

  it.each<Record<string, string>>([
    { origin: '' },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'https://localhost:4000' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: PUBLIC_ORIGIN, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is refused with %j', async (headers) => {
    expect(await statusWith(headers)).toBe(403);
  });

  it('is refused with a reason', async () => {
    const app = fastify();
    app.addHook(
      'onRequest',
      refuseForeignPages(PUBLIC_ORIGIN, () => false),
    );
    app.get('/', async () => 'answer');
    const answer = await app.inject({ url: '/', headers: { origin: 'https://evil.example' } });
    expect(answer.json().errors).toMatchObject([
      { message: 'This request came from another site', extensions: { code: 'FORBIDDEN' } },
    ]);
  });
});

it('G9: a request without a cookie may come from anywhere', async () => {
  expect(await statusWith({ origin: 'https://evil.example', authorization: 'Bearer x' })).toBe(200);
});
