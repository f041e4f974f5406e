import { afterEach, expect, it, vi } from 'vitest';
import { fetchWithClock, noteServerTime, serverNow } from './server-clock';

afterEach(() => noteServerTime(new Date().toUTCString()));

it('follows the server, however wrong the clock of the machine is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01T00:00:00Z') });
  const headers = { date: 'Sun, 22 Nov 2026 18:00:00 GMT' };
  vi.stubGlobal('fetch', async () => new Response('{}', { headers }));
  await fetchWithClock('/graphql');
  vi.advanceTimersByTime(2_000);
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-22T18:00:02.000Z');
  noteServerTime(null);
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-22T18:00:02.000Z');
});
