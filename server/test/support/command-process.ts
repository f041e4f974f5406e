import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { requireFreshBuild, serverBuilds } from './fresh-build.js';
import { compileCache } from './server-process.js';

const turnoutFile = fileURLToPath(new URL('../../dist/program/turnout.js', import.meta.url));

export interface CommandOutcome {
  code: number;
  /** Standard output. */
  words: string;
  /** Standard error: what went wrong, and the log. */
  errors: string;
}

/** Runs the built command `turnout` as a process of its own, to its end. */
export function turnout(env: Record<string, string>, ...args: string[]): Promise<CommandOutcome> {
  requireFreshBuild(serverBuilds);
  const all = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: compileCache,
    STAFF_DOMAIN: 'staff.example',
    ...env,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [turnoutFile, ...args], { env: all }, (error, words, errors) => {
      resolve({ code: error ? Number(error.code) : 0, words, errors });
    });
  });
}
