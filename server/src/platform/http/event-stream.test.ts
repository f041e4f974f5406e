import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventStream } from './event-stream.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Messages without end, of 10 kB each. */
function endless() {
  const made = { count: 0 };
  async function* messages() {
    for (;;) {
      made.count++;
      yield 'x'.repeat(10_000);
    }
  }
  return { made, messages: messages() };
}

it('G24: a reader who takes nothing has little made for it, and is cut off', async () => {
  const { made, messages } = endless();
  const body = eventStream(messages);
  await vi.waitFor(() => expect(made.count).toBeGreaterThan(2));
  await new Promise(setImmediate);
  expect(made.count).toBeLessThan(10);
  vi.advanceTimersByTime(12_000);
  expect(body.destroyed).toBe(true);
});

it('is kept open by a heartbeat while nothing happens', async () => {
  const quiet = Promise.withResolvers<void>();
  async function* messages() {
    await quiet.promise;
    yield 'event: next\n\n';
  }
  const received: string[] = [];
  const body = eventStream(messages()).setEncoding('utf8');
  body.on('data', (text) => received.push(text));
  await vi.waitFor(() => expect(received).toEqual([':\n\n']));
  vi.advanceTimersByTime(12_000);
  await vi.waitFor(() => expect(received).toHaveLength(2));
  quiet.resolve();
  await vi.waitFor(() => expect(received.join('')).toBe(':\n\n:\n\nevent: next\n\n'));
});
