import { describe, expect, it } from 'vitest';
import { mayReadMetrics } from './metrics-access.js';

const TOKEN = 'a-token-of-thirty-two-characters';
const host = 'localhost:4000';
const from = (remoteAddress: string | undefined, headers: Record<string, string> = { host }) => ({
  socket: { remoteAddress },
  headers,
});

describe('mayReadMetrics', () => {
  it.each([
    ['127.0.0.1', host],
    ['127.0.0.9', '127.0.0.1:9090'],
    ['::1', '[::1]:4000'],
    ['::ffff:127.0.0.1', 'localhost'],
  ])('lets %s, which asks for %s, without a token', (address, host) => {
    expect(mayReadMetrics(from(address, { host }), undefined, false)).toBe(true);
  });

  it.each(['192.0.2.7', '10.0.0.1', '::ffff:192.0.2.7', '2001:db8::1', 'nonsense', undefined])(
    'refuses %s without a token',
    (address) => {
      expect(mayReadMetrics(from(address), TOKEN, false)).toBe(false);
    },
  );

  it.each([
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'forwarded',
    'via',
    'x-real-ip',
    'cf-connecting-ip',
  ])('refuses what a proxy on this machine passes on with %s', (header) => {
    expect(mayReadMetrics(from('127.0.0.1', { host, [header]: '127.0.0.1' }), undefined, false)).toBe(false);
  });

  it.each(['events.example.org', 'localhost.example.org', '', '127.0.0.1.example.org'])(
    'refuses what comes for the host "%s"',
    (host) => {
      expect(mayReadMetrics(from('127.0.0.1', { host }), undefined, false)).toBe(false);
    },
  );

  it('S46: wants the token from this machine, too, in production', () => {
    const authorization = `Bearer ${TOKEN}`;
    expect(mayReadMetrics(from('127.0.0.1'), undefined, true)).toBe(false);
    expect(mayReadMetrics(from('127.0.0.1'), TOKEN, true)).toBe(false);
    expect(mayReadMetrics(from('127.0.0.1', { host, authorization }), TOKEN, true)).toBe(true);
  });

  it.each([
    [`Bearer ${TOKEN}`, true],
    [`bearer ${TOKEN}`, true],
    [`Bearer ${TOKEN}x`, false],
    [`Bearer ${TOKEN.slice(1)}`, false],
    ['Bearer', false],
    ['Bearer undefined', false],
    [`Basic ${TOKEN}`, false],
    [TOKEN, false],
  ])('looks at the token elsewhere: %s', (authorization, isAllowed) => {
    const caller = from('192.0.2.7', { host: 'events.example.org', authorization });
    expect(mayReadMetrics(caller, TOKEN, false)).toBe(isAllowed);
    expect(mayReadMetrics(caller, undefined, false)).toBe(false);
  });
});
