import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { range } from 'es-toolkit/math';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { size } from '../support/size.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';
import { updateEvent } from './event-operations.js';

vi.setConfig({ testTimeout: LONG_TEST });

const EXAMPLE = fileURLToPath(new URL('../../docs/examples/05-copy-events.ts', import.meta.url));
const WRITERS = 6;
const CHANGES = size({ small: 240, whole: 2_000 });
/** Events on a page of the example. */
const PAGE = 100;
const run = promisify(execFile);

/** Changes of the same instant would appear again on the next page, and none would be missed. */
class RunningClock extends TestClock {
  override now(): Date {
    return new Date();
  }
}

let app: TestApp;
let writers: Person[];
beforeAll(async () => {
  // A slow machine charges more than a minute's budget for the changes.
  const env = { QUERY_COST_PER_MINUTE: '1000000000' };
  app = await startTestApp({ doJobs: false, clock: new RunningClock(), env });
  writers = await Promise.all(range(WRITERS).map(() => app.world.staff()));
});
afterAll(() => app.close());

interface Page {
  data: { events: { nodes: { id: string; title: string }[] } };
}

/** Follows the documentation's page by running its example again and again. */
class Copier {
  readonly seen = new Set<string>();
  #since: string | undefined;

  async read(): Promise<void> {
    const env = { PATH: process.env.PATH, TURNOUT_URL: app.url, ...(this.#since && { SINCE: this.#since }) };
    const { stdout, stderr } = await run(process.execPath, ['--no-warnings', EXAMPLE], {
      env,
      maxBuffer: 1e8,
    });
    for (const line of stdout.trim().split('\n')) {
      const page = JSON.parse(line) as Page;
      for (const { title } of page.data.events.nodes) this.seen.add(title);
    }
    this.#since = stderr.trim();
  }
}

it('G30: a reader that follows the documentation beside six writers misses no change', async () => {
  const copier = new Copier();
  let number = 0;
  const write = async (writer: Person) => {
    while (number < CHANGES) {
      const title = `Change ${++number}`;
      // Each title is one that a later change cannot hide.
      await (number % 3 === 0
        ? createAndChange(writer, title)
        : app.world.event(writer, { title, pricePence: 0 }));
    }
  };
  let isWriting = true;
  const writing = Promise.all(writers.map(write)).finally(() => {
    isWriting = false;
  });
  // The first read has more than one page.
  await waitUntil(() => expect(number).toBeGreaterThan(PAGE + WRITERS));
  while (isWriting) await copier.read();
  await writing;
  await copier.read();
  const missed = range(1, number + 1).filter((each) => !copier.seen.has(`Change ${each}`));
  expect(missed).toEqual([]);
});

/** The last change of an event is the one to be seen. */
async function createAndChange(writer: Person, title: string): Promise<void> {
  const { id } = await app.world.event(writer, { title: `First ${title}`, pricePence: 0 });
  const { data } = await updateEvent(writer.client, { id, title });
  expect(data.updateEvent.userErrors).toEqual([]);
}
