import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Reads `.env`, if there is one where the process was started. Variables that the environment has already stay. */
export function loadEnv(): void {
  if (existsSync('.env')) loadEnvFile('.env');
}
