import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { fileURLToPath } from 'node:url';
import { type App, createApp } from '../app.js';
import { type Config, ConfigError, readConfig } from '../config/config.js';
import { productSettings } from '../config/product-settings.js';
import { PasswordHasher } from '../features/accounts/password-hasher.js';
import { RateLimits } from '../features/accounts/rate-limits.js';
import type { Services } from '../features/context.js';
import { systemClock } from '../platform/clock.js';
import { stopGracefully } from '../platform/graceful-shutdown.js';
import { JobQueue } from '../platform/jobs/job-queue.js';
import { createLog, type Log } from '../platform/log.js';
import { StartError } from '../platform/start-error.js';
import { openDatabase } from './database.js';
import { connectServices } from './services.js';
import { jobContext, startJobs } from './start-jobs.js';
import { startupBanner } from './startup-banner.js';

/** Requests in flight and the database together must be done by then, in milliseconds. */
const STOP_TIMEOUT = 25_000;

/** Configuration, database, HTTP; then until it is asked to stop, and everything in the opposite order. */
export async function runProcess(): Promise<void> {
  try {
    if (existsSync('.env')) loadEnvFile('.env');
    const config = readConfig();
    const log = createLog(config.logLevel);
    const starting = start(config, log);
    // A process that is asked to stop while it starts has a database to stop as well.
    const stop = async () => (await starting).stop();
    await Promise.all([starting, stopGracefully(stop, STOP_TIMEOUT, log)]);
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof StartError;
    console.error(expected ? error.message : error);
    process.exit(1);
  }
}

async function start(config: Config, log: Log): Promise<{ stop(): Promise<void> }> {
  // The latest first: the order in which they are closed.
  const open: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of open) await close();
  };
  try {
    const database = await openDatabase({ config, clock: systemClock, log });
    open.unshift(database.close);
    const connected = await connectServices(config, log, database.url);
    open.unshift(connected.close);
    const { dataSource } = database;
    const jobs = new JobQueue(database.url, log);
    const services: Services = {
      ...connected.services,
      clock: systemClock,
      jobs,
      passwords: new PasswordHasher(),
      rateLimits: new RateLimits(dataSource),
    };
    const settings = productSettings(config, connected.cardForm);
    open.unshift(() => jobs.close());
    await startJobs(jobs, jobContext({ database: dataSource.manager, log, settings, services }));
    const clientFolder = builtClient();
    const app = await createApp({ config, database: dataSource, log, settings, services, clientFolder });
    open.unshift(() => app.draining.closeGently());
    await listen(app, config);
    process.stdout.write(await startupBanner(config, database, connected));
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function builtClient(): string {
  return fileURLToPath(new URL('../../../../client/dist', import.meta.url));
}

async function listen({ http }: App, { port, host }: Config): Promise<void> {
  try {
    await http.listen({ port, host });
  } catch (error) {
    const messages: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use already: stop what uses it, or set PORT to another.`,
      EACCES: `Port ${port} may not be opened by this user: set PORT to one above 1023.`,
      EADDRNOTAVAIL: `HOST is ${host}, which is no address of this machine.`,
      ENOTFOUND: `HOST is ${host}, which is no address of this machine.`,
    };
    const sentence = messages[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence ? new StartError(sentence) : error;
  }
}
