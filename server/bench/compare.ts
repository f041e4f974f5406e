import 'reflect-metadata';
import getPort from 'get-port';
import { createDataSource } from '../src/platform/database/connection/data-source.js';
import { tables } from '../src/tables.js';
import { type ComparedRead, compareReads } from './compare-reads.js';
import { editsOf } from './edits.js';
import { mailsPerSecond } from './mails.js';
import { compareProcesses, measureStarts } from './processes.js';
import { eventList, eventPage, eventWithSignUps } from './questions.js';
import { judgeMemory, residentMegabytes } from './resident-memory.js';
import { isQuick } from './rounds.js';
import { type Hold, runBenchmark } from './run-benchmark.js';
import { type Server, startBareServer, startProduct } from './servers.js';
import { compareSignUps } from './sign-ups/compare-sign-ups.js';
import { startBareSignUps } from './sign-ups/start-bare-sign-ups.js';
import { startCompared } from './start-compared.js';
import { measureStartWeight } from './start-weight.js';
import { judge, printTable } from './verdicts.js';

/** Of memory: as often as much as after the first comparison of reads. */
const MAX_GROWTH = 1.1;

/**
 * The product beside others that do the same, on one throwaway database: reads beside a bare Node server and PostGraphile,
 * signing up beside bare pg.
 */
await runBenchmark(async (hold) => {
  const started = await startCompared(hold, isQuick ? 10 : 100);
  const { options, database, folder, eventId, statements, product, PostGraphile } = started;
  const bare = await hold(
    () => startBareServer({ ...options, statements }),
    ({ stop }) => stop(),
  );
  const rivals = { bare, PostGraphile };
  const compared = { ...options, product, rivals, edits: editsOf(database, [eventId]) };
  const [first, ...others] = readsOf(eventId);
  const isFirstFast = await compareReads(compared, first ? [first] : []);
  const before = residentMegabytes(product.pid);
  const areOthersFast = await compareReads(compared, others);
  const isSmall = judgeMemory(product.pid);
  const growth = residentMegabytes(product.pid) / before;
  const isSteady = judge('The same, beside that after the first of them', growth, { atMost: MAX_GROWTH });
  const areReadsWithinBounds = isFirstFast && areOthersFast && isSmall && isSteady;
  const areProcessesFast = isQuick || (await benchProcesses(hold, { ...options, folder }, product));
  const bareSignUps = await hold(
    () => startBareSignUps(options),
    ({ stop }) => stop(),
  );
  const areSignUpsWithinBounds = await compareSignUps(options.databaseUrl, product, bareSignUps);
  const areMailsFast = isQuick || (await benchMails(hold, { ...options, folder }, product));
  printTable();
  return areReadsWithinBounds && areProcessesFast && areSignUpsWithinBounds && areMailsFast;
});

interface ProductOptions {
  databaseUrl: string;
  poolSize: number;
  folder: string;
}

/** A second process beside the first, and starts. */
async function benchProcesses(hold: Hold, options: ProductOptions, product: Server): Promise<boolean> {
  const start = (flags: string[] = []) =>
    startProduct({ ...options, flags, variables: { DATA_DIR: options.folder } });
  const second = await hold(start, ({ stop }) => stop());
  const areTwoFaster = await compareProcesses(product, second);
  await second.stop();
  const isStartLight = await measureStartWeight(start, options.folder);
  return (await measureStarts(start)) && areTwoFaster && isStartLight;
}

/** Mails of the sign-ups before. The product that is given has no mail, and would take its jobs. */
async function benchMails(hold: Hold, options: ProductOptions, product: Server): Promise<boolean> {
  await product.stop();
  const port = String(await getPort({ host: '127.0.0.1' }));
  await hold(
    () => startProduct({ ...options, variables: { NODE_ENV: 'development', SANDBOX_PORT: port } }),
    ({ stop }) => stop(),
  );
  const database = await createDataSource({ ...tables, url: options.databaseUrl, poolSize: 2 }).initialize();
  console.log('Confirmations of a crowd, through Postmark’s client to the sandbox');
  const mails = await mailsPerSecond(database, options.databaseUrl);
  await database.destroy();
  return judge('Mails in a second', mails, { atLeast: 200 }, 'mails');
}

/** The bounds are those that were set for the product, not what it reaches. */
function readsOf(eventId: string): ComparedRead[] {
  const list = { what: 'The event list', questions: [eventList] };
  const page = { what: 'The page of an event', questions: [eventPage(eventId)] };
  const whole = { what: 'An event with those who are coming', questions: [eventWithSignUps(eventId)] };
  const made = { way: { isMade: true }, fastBy: 'sharing' } as const;
  const cached = { way: {}, fastBy: 'cache' } as const;
  const signedIn = { way: { isSignedIn: true }, fastBy: 'sharing' } as const;
  return [
    { ...list, ...made, rival: 'PostGraphile', bound: { atLeast: 1.1 } },
    { ...list, ...made, rival: 'bare', bound: { atLeast: 0.58 } },
    { ...list, ...cached, rival: 'bare', bound: { atLeast: 2.5 } },
    { ...page, ...made, rival: 'PostGraphile', bound: { atLeast: 1.1 } },
    { ...page, ...cached, rival: 'bare', bound: { atLeast: 3 } },
    { ...whole, ...signedIn, rival: 'PostGraphile', bound: { atLeast: 1 } },
  ];
}
