import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createApp } from '../app.js';
import { type Config, ConfigError, readConfig } from '../config/config.js';
import { productSettings } from '../config/product-settings.js';
import { mailCovers } from '../covers/mail-covers.js';
import { fillDemoData } from '../demo/fill-demo-data.js';
import { limitUnprovenMails } from '../features/accounts/email-addresses/limit-unproven-mails.js';
import { PasswordHasher } from '../features/accounts/passwords/password-hasher.js';
import { RateLimits } from '../features/accounts/rate-limits/rate-limits.js';
import { CurrentBrand } from '../features/brand/current-brand.js';
import type { Services } from '../features/context.js';
import { PictureReader } from '../features/pictures/picture-reader.js';
import { systemClock } from '../platform/clock.js';
import { databaseOf } from '../platform/database/database.js';
import { Batches } from '../platform/database/sql/batches.js';
import { stopGracefully } from '../platform/graceful-shutdown.js';
import { CostBudget } from '../platform/graphql/limits/cost-budget.js';
import { JobQueue } from '../platform/jobs/job-queue.js';
import { createLog, type Log } from '../platform/log.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { StartError } from '../platform/start-error.js';
import { version } from '../platform/version.js';
import { noticeSelections } from '../schema.js';
import { brandByEnvironment } from './brand-by-environment.js';
import { checkKeys } from './check-keys.js';
import { checkMode } from './check-mode.js';
import { connectPictures } from './connect-pictures.js';
import { openDatabase } from './database.js';
import { keepClientFiles } from './former-client-files.js';
import { checkPort, listen } from './listen.js';
import { logRisks } from './log-risks.js';
import { watchDatabase } from './metrics.js';
import { connectServices } from './services.js';
import { jobContext, startJobs } from './start-jobs.js';
import { startupBanner } from './startup-banner.js';

/** Requests in flight and the database together must be done by then, in milliseconds. */
const STOP_TIMEOUT = 25_000;

/** Configuration, database, HTTP; then until it is asked to stop, and everything in the opposite order. */
export async function runProcess(): Promise<void> {
  try {
    const config = readConfig();
    const log = createLog(config.logLevel);
    const stopping = new AbortController();
    const starting = start(config, log, stopping.signal);
    const stop = async () => {
      stopping.abort();
      const server = await starting;
      await server.stop();
    };
    await Promise.all([starting, stopGracefully(stop, STOP_TIMEOUT, log)]);
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof StartError;
    console.error(expected ? error.message : error);
    process.exit(1);
  }
}

/** @param signal aborted when the process is asked to stop: then nothing more is opened */
async function start(config: Config, log: Log, signal: AbortSignal): Promise<{ stop(): Promise<void> }> {
  // The latest first: the order in which they are closed.
  const open: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of open.splice(0)) await close();
  };
  const opened = <Part>(part: Part, close: (part: Part) => Promise<void>): Part => {
    open.unshift(() => close(part));
    signal.throwIfAborted();
    return part;
  };
  try {
    checkMode(config);
    await checkPort(config);
    const database = opened(await openDatabase({ config, log, signal }), (each) => each.close());
    const metrics = new Metrics();
    const connected = opened(await connectServices(config, log, database.directUrl, metrics), (each) =>
      each.close(),
    );
    const { dataSource } = database;
    const { encryption } = connected.services;
    await checkKeys(config, dataSource.manager, encryption);
    await logRisks(config, { database: dataSource, encryption }, log);
    const brand = opened(
      new CurrentBrand({
        database: dataSource.manager,
        url: database.directUrl,
        byEnvironment: await brandByEnvironment(config),
        log,
      }),
      (each) => each.close(),
    );
    await brand.open();
    const settings = productSettings(config, connected.cardForm, brand);
    const clientFolder = builtClient();
    const context = () => jobContext({ database: dataSource.manager, log, settings, services });
    const batches: Services['batches'] = new Batches(context);
    const { connections } = databaseOf(dataSource);
    const areRequestsWaiting = () => connections.waitingRequests + batches.waiting > 0;
    const queue = new JobQueue(database.directUrl, log, metrics.observeJob, areRequestsWaiting);
    const jobs = opened(queue, (each) => each.close());
    databaseOf(dataSource).shortageLog = queue.shortageLog;
    watchDatabase(metrics, dataSource, jobs, log);
    const rateLimits = new RateLimits(dataSource);
    const { mail } = connected.services;
    const pictures = connectPictures(config, dataSource.manager, log, metrics);
    const services: Services = {
      ...connected.services,
      mail: limitUnprovenMails({ mail, batches, rateLimits }, log),
      pictures,
      covers: mailCovers(clientFolder, log, new PictureReader(pictures)),
      noticeSelections: noticeSelections(),
      noticeBudget: new CostBudget(config.queryCostPerMinute),
      clock: systemClock,
      jobs,
      passwords: new PasswordHasher(),
      rateLimits,
      batches,
    };
    await startJobs(jobs, context);
    if (config.demoData) await fillDemoData({ config, database: dataSource, clock: systemClock, log, jobs });
    const { dataDir } = config;
    const formerClientFolders = await keepClientFiles({ clientFolder, dataDir, now: systemClock.now() }, log);
    const app = await createApp({
      config,
      database: dataSource,
      replica: database.replica,
      directUrl: database.directUrl,
      log,
      settings,
      services,
      metrics,
      clientFolder,
      formerClientFolders,
    });
    opened(app, ({ draining }) => draining.closeGently());
    await listen(app.http, config);
    // Requests are answered by now. A package that is missing ends the process all the same.
    await connected.loadPackages();
    const banner = await startupBanner(config, database, connected);
    signal.throwIfAborted();
    log.info({ version }, 'the server is ready');
    // Standard output is the log alone: each of its lines is JSON.
    process.stderr.write(banner);
  } catch (error) {
    await stop();
    // Ctrl-C also ends the programs that start the database, so their failures are not logged.
    if (!signal.aborted) throw error;
  }
  return { stop };
}

function builtClient(): string {
  const server = dirname(createRequire(import.meta.url).resolve('#package.json'));
  return join(server, '../client/dist');
}
