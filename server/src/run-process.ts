import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { type App, createApp } from './app.js';
import { type Config, ConfigError, readConfig } from './config.js';
import { type OpenDatabase, openDatabase } from './database.js';
import { greeting } from './greeting.js';
import { systemClock } from './platform/clock.js';
import { EmbeddedPostgresError } from './platform/database/embedded-postgres/embedded-postgres-error.js';
import { createLog, type Log } from './platform/log.js';
import { StartError } from './platform/start-error.js';

/** Requests in flight, jobs and the database together must be done by then, in milliseconds. */
const STOP_TIMEOUT = 25_000;

/** Configuration, database, HTTP; then until a signal comes, and everything in the opposite order. */
export async function runProcess(): Promise<void> {
  try {
    if (existsSync('.env')) loadEnvFile('.env');
    const config = readConfig(process.env);
    await serve(config, createLog(config.logLevel));
  } catch (error) {
    const expected =
      error instanceof ConfigError || error instanceof StartError || error instanceof EmbeddedPostgresError;
    console.error(expected ? error.message : error);
    process.exit(1);
  }
}

async function serve(config: Config, log: Log): Promise<void> {
  const parts = { config, clock: systemClock, log };
  const database = await openDatabase(parts);
  try {
    const app = await createApp({ ...parts, database: database.dataSource, clientFolder: builtClient() });
    await listen(app, config);
    stopOnSignals(app, database, log);
    process.stdout.write(await greeting(config, database));
    log.info({ port: config.port }, 'listening');
  } catch (error) {
    await database.close();
    throw error;
  }
}

function builtClient(): string {
  return fileURLToPath(new URL('../../../client/dist', import.meta.url));
}

async function listen({ http }: App, { port, host }: Config): Promise<void> {
  try {
    await http.listen({ port, host });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is in use already: stop what uses it, or set PORT to another.`);
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be opened by this user: set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST is ${host}, which is no address of this machine.`);
    throw error;
  }
}

function stopOnSignals(app: App, database: OpenDatabase, log: Log): void {
  closeWithGrace({ delay: STOP_TIMEOUT, logger: log }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error');
    else log.info({ signal }, 'stopping');
    await app.draining.closeGently();
    await database.close();
    log.info('stopped');
  });
}
