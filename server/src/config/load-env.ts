import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Reads `.env`, if there is one where the process was started. What the environment has already stays. */
export function loadEnv(): void {
  if (existsSync('.env')) loadEnvFile('.env');
}
