import { userInfo } from 'node:os';
import type { EntityManager } from 'typeorm';
import { type Config, readConfig } from '../config/config.js';
import { createLog, type Log } from '../platform/log.js';
import { type CommandDatabase, openCommandDatabase } from './command-database.js';

/** The things that a command works with. */
export interface CommandContext {
  config: Config;
  database: EntityManager;
  /** On standard error, with the name of the operator in each line. */
  log: Log;
  /** Of the same database, without a pooler between. */
  directUrl: string;
}

/** Runs an action on the server's database, and closes what it has opened. */
export function withDatabase<Args extends unknown[], Result>(
  action: (context: CommandContext, ...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    const config = readConfig();
    const log = operatorLog(config);
    const database: CommandDatabase = await openCommandDatabase(config, log);
    try {
      const { dataSource, directUrl } = database;
      return await action({ config, database: dataSource.manager, log, directUrl }, ...args);
    } finally {
      await database.close();
    }
  };
}

/** On standard error: standard output is for what the command says. */
export function operatorLog({ logLevel }: Config): Log {
  const destination = { write: (line: string) => process.stderr.write(line) };
  const log = createLog(logLevel, destination as NodeJS.WritableStream);
  // biome-ignore lint/style/noProcessEnv: sudo sets it; it is no setting.
  return log.child({ operator: process.env.SUDO_USER || userName() });
}

/** The name of the user that runs the command. In a container this user may have no name: then its number. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
