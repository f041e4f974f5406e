import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort, { portNumbers } from 'get-port';
import { onTestFailed, TestRunner } from 'vitest';
import { atEnd } from './after-file.js';
import { requireFreshBuild, serverBuilds } from './fresh-build.js';
import { PROCESS_START } from './time-limits.js';

const main = fileURLToPath(new URL('../../dist/program/main.js', import.meta.url));
/** One for all tests: each server has a data folder of its own. */
export const compileCache = fileURLToPath(new URL('../../node_modules/.compile-cache', import.meta.url));

export interface ServerProcess {
  url: string;
  /** Where its sandbox shows the mails, if it has one. */
  sandboxUrl: string;
  child: ChildProcess;
  /** Everything it has printed so far, both streams. */
  output(): string;
  /** The part of it on standard output. */
  log(): string;
  /** Resolves to the exit code once it has ended. */
  ended: Promise<number | null>;
}

/**
 * The built server as a process of its own; resolves when it serves.
 * @param program another build of it
 */
export async function startServerProcess(
  env: Record<string, string>,
  program?: string,
): Promise<ServerProcess> {
  const port = env.PORT ?? (await freePort());
  const server = spawnServer(
    {
      PORT: String(port),
      SANDBOX_PORT: String(await freePort()),
      DEMO_DATA: 'false',
      ...env,
    },
    program,
  );
  const url = `http://127.0.0.1:${port}`;
  const latest = performance.now() + PROCESS_START;
  while (server.child.exitCode === null && performance.now() < latest) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { ...server, url, sandboxUrl: await sandboxUrlOf(server.output) };
    await delay(25);
  }
  throw new Error(`The server did not start: ${server.output()}`);
}

/** The address of the sandbox, which another process may run; printed once the server is ready. */
async function sandboxUrlOf(output: () => string): Promise<string> {
  while (!output().includes('Ctrl-C')) await delay(10);
  return /^ *Sandbox +(\S+)$/m.exec(output())?.[1] ?? '';
}

/**
 * The built server as a process of its own, as soon as it is spawned; it ends with its test (or file) at the latest. It stores
 * its data in a folder of its own, unless `env` names another.
 */
export function spawnServer(
  env: Record<string, string>,
  program = main,
): Omit<ServerProcess, 'url' | 'sandboxUrl'> {
  requireFreshBuild(serverBuilds);
  const folder = mkdtempSync(join(tmpdir(), 'turnout-process-'));
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, DATA_DIR: folder, ...env },
  });
  let printed = '';
  let logged = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
    logged += chunk;
  });
  child.stderr.on('data', (chunk) => (printed += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  if (TestRunner.getCurrentTest()) onTestFailed(() => console.info(`The output of the server:\n${printed}`));
  atEnd(async () => {
    // Its own PostgreSQL would go on without it.
    child.kill(env.DATABASE_URL ? 'SIGKILL' : 'SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return { child, output: () => printed, log: () => logged, ended };
}

/**
 * A port that nothing listens on, below those that systems give to outgoing connections by themselves (from 32768 on
 * Linux): it stays free until the server is there. Parallel processes begin to look at different ones.
 */
export function freePort(): Promise<number> {
  const first = randomInt(10_000, 31_000);
  return getPort({ port: portNumbers(first, first + 1_000) });
}
