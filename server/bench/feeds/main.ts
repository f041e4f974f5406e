import 'reflect-metadata';
import { holdDatabase } from '../hold-database.js';
import { compareInRounds } from '../rounds.js';
import { runBenchmark } from '../run-benchmark.js';
import { startProduct } from '../servers.js';
import { judge, printTable } from '../verdicts.js';
import { fillFeeds } from './fill-feeds.js';
import { bareReads, CLIENTS, firstReads, loadPolls } from './load-polls.js';

/** `pnpm bench feeds`: reads of calendar feeds without a change, beside their one statement through bare pg. */
const PEOPLE = 20_000;
const PLACES = 12;
/** Feeds that are read, of all of them. */
const READ = 2_000;
const POOL_SIZE = 10;
/** Reads a second of 20,000 people, each in a quarter of an hour. */
const NEEDED = Math.ceil(PEOPLE / (15 * 60));
const BOUND = 0.2;

await runBenchmark(async (hold) => {
  const { folder, databaseUrl, database } = await holdDatabase(hold);
  const secrets = await fillFeeds(database, PEOPLE, PLACES);
  const { url } = await hold(
    () => startProduct({ databaseUrl, poolSize: POOL_SIZE, folder }),
    ({ stop }) => stop(),
  );
  const { origin } = new URL(url);
  const polls = await firstReads(origin, secrets.slice(0, READ));
  const bare = await hold(
    () => bareReads(database, { url: databaseUrl, poolSize: POOL_SIZE }, polls),
    ({ stop }) => stop(),
  );

  const what = `Reads of a feed of ${PLACES} places without a change, ${CLIENTS} connections`;
  console.log(what);
  const { ratio, product } = await compareInRounds(loadPolls(origin, polls, 304), bare.load);
  const isEnough = judge(what, product.perSecond, { atLeast: 10 * NEEDED }, 'a second');
  const isFast = judge(`${what}, beside bare pg`, ratio, { atLeast: BOUND });
  console.log('Reads of a whole feed');
  const whole = await loadPolls(origin, polls, 200)(5);
  judge('Reads of a whole feed', whole.perSecond, { atLeast: NEEDED }, 'a second');
  printTable();
  return isEnough && isFast;
});
