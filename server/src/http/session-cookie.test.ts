import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { sessionCookie } from './session-cookie.js';

/** The cookie that a browser is told to store, and the token that the server reads, by the product's public address. */
async function askAt(publicUrl: string, headers: Record<string, string> = {}) {
  const app = fastify();
  await app.register(cookie);
  const browserSessionOf = sessionCookie(publicUrl);
  app.get('/:change', async (request, reply) => {
    const session = browserSessionOf(request, reply);
    if (request.url === '/remember') session.remember('token', new Date('2027-05-30T12:00:00Z'));
    else session.clear();
    return { token: session.token };
  });
  const read = async (url: string) => {
    const answer = await app.inject({ url, headers });
    return { token: answer.json().token as string | undefined, setCookie: answer.headers['set-cookie'] };
  };
  return { remember: await read('/remember'), clear: await read('/clear') };
}

const HTTPS = 'https://events.example.org';

describe('S18: the session cookie', () => {
  it('is bound to the host under https', async () => {
    const { remember, clear } = await askAt(HTTPS);
    expect(remember.setCookie).toBe(
      '__Host-session=token; Path=/; Expires=Sun, 30 May 2027 12:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
    );
    expect(clear.setCookie).toMatch(/^__Host-session=; .*Path=\/; .*Expires=Thu, 01 Jan 1970/);
  });

  it.each([
    ['http://localhost:4000', 'session-4000'],
    ['http://events.example.org', 'session-80'],
  ])('of %s carries the port in its name', async (publicUrl, name) => {
    const { remember } = await askAt(publicUrl);
    expect(remember.setCookie).toBe(
      `${name}=token; Path=/; Expires=Sun, 30 May 2027 12:00:00 GMT; HttpOnly; SameSite=Lax`,
    );
    expect((await askAt(publicUrl, { cookie: `other=1; ${name}=abc` })).remember.token).toBe('abc');
  });

  it('does not count beside an access token', async () => {
    const headers = { cookie: '__Host-session=abc' };
    expect((await askAt(HTTPS, headers)).remember.token).toBe('abc');
    expect(
      (await askAt(HTTPS, { ...headers, authorization: 'Bearer trn_1' })).remember.token,
    ).toBeUndefined();
  });
});
