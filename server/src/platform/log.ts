import type { FastifyBaseLogger } from 'fastify';
import { type LoggerOptions, pino, stdTimeFunctions } from 'pino';

export type Log = FastifyBaseLogger;

/** Secrets and addresses never reach a log, wherever they stand in a logged object. */
const secretPaths = ['password', 'token', 'secret', 'cookie', 'authorization', 'email'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
]);

/** Where a failed query carries the values that people entered, by TypeORM's and by the driver's names. */
const enteredValues = ['parameters', 'detail', 'where'].flatMap((name) => [
  `err.${name}`,
  `err.driverError.${name}`,
]);

/**
 * JSON lines on standard output; on a person's terminal the same lines in a readable form.
 * @param level one of pino's levels, `info` for instance
 */
export function createLog(
  level: string,
  destination: NodeJS.WritableStream & { isTTY?: boolean } = process.stdout,
): Log {
  const options: LoggerOptions = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    // A word instead of pino's number.
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: [...secretPaths, ...enteredValues], censor: '[redacted]' },
  };
  if (!destination.isTTY) return pino(options, destination);
  return pino({
    ...options,
    transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' } },
  });
}
