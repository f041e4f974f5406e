import type { TestApp } from './test-app.js';

/** Moves the clock of an app, and lets the delays of its stored jobs get as much shorter. */
export async function passTime(
  { clock, database }: Pick<TestApp, 'clock' | 'database'>,
  milliseconds: number,
): Promise<void> {
  clock.advance(milliseconds);
  await database.query(
    `UPDATE pgboss.job SET start_after = start_after - $1 * interval '1 millisecond' WHERE start_after > now()`,
    [milliseconds],
  );
}
