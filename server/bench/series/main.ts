import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBenchmark } from '../run-benchmark.js';
import { startFilledProduct } from '../search/start-filled-product.js';
import { printTable } from '../verdicts.js';
import { compareCancelling } from './compare-cancelling.js';
import { fillComingSeries, makeSeries } from './fill-series.js';
import { compareFoldedLists } from './folded-lists.js';

/** `pnpm bench series`: lists that show one event of each series beside those that show all, and the end of a series. */
const EVENTS = 100_000;
const SERIES = 1_000;
const ATTENDEES = 400;

await runBenchmark(async (hold) => {
  const folder = await hold(
    () => mkdtemp(join(tmpdir(), 'turnout-bench-')),
    (path) => rm(path, { recursive: true, force: true }),
  );
  let eventIds: readonly string[] = [];
  const { url } = await hold(
    () =>
      startFilledProduct(folder, EVENTS, {
        arrange: async (runner) => {
          await makeSeries(runner, SERIES);
          eventIds = await fillComingSeries(runner, ATTENDEES);
        },
      }),
    ({ stop }) => stop(),
  );
  const areListsFast = await compareFoldedLists(url);
  const places = eventIds.length * ATTENDEES;
  const isCancellingFast = await compareCancelling(url, { eventIds, places });
  printTable();
  return areListsFast && isCancellingFast;
});
