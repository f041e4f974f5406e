import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Statement, statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';

vi.setConfig({ testTimeout: LONG_TEST });

/** Seconds in which statements are counted. The jobs of each minute come in one go: in a single minute once or twice. */
const WINDOW = 120;

let app: TestApp;
// Of its own: the queue looks after the jobs that others have left.
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1_000;

it('J13: an idle process makes fewer than three transactions a second', async () => {
  await firstRoundOfMonitor();
  const startedAt = performance.now();
  const statements = await statementsOf(() =>
    waitUntil(() => expect(secondsSince(startedAt)).toBeGreaterThan(WINDOW), 2_000 * WINDOW),
  );
  // Each is a transaction of its own, or several are one, between two that only begin and end it.
  const count = statements.filter(({ text }) => !/^(?:START TRANSACTION|COMMIT)/.test(text)).length;
  const perSecond = count / secondsSince(startedAt);
  console.info(`J13: an idle process makes ${perSecond.toFixed(2)} transactions a second at most`);
  expect(perSecond).toBeGreaterThan(0.5);
  expect(perSecond, mostFrequent(statements)).toBeLessThan(3);
});

/** So that a failure says what an idle process does. */
function mostFrequent(statements: readonly Statement[]): string {
  const times = Map.groupBy(statements, ({ text }) => text.replaceAll(/\s+/g, ' ').slice(0, 120));
  return [...times]
    .map(([text, { length }]) => `${length} x ${text}`)
    .toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    .slice(0, 30)
    .join('\n');
}

/** It looks at each queue by itself, once in the life of a database. */
function firstRoundOfMonitor(): Promise<void> {
  return waitUntil(async () => {
    const left = await app.database.query('SELECT FROM pgboss.queue WHERE retained_on IS NULL');
    expect(left).toEqual([]);
  });
}
