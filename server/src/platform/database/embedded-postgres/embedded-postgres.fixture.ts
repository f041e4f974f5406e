import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, expect } from 'vitest';
import { StartError } from '../../start-error.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.js';

/** Another process that has started the embedded PostgreSQL. */
export interface OtherProcess {
  url: string;
  stop(): Promise<void>;
  /** Kills it as kill -9 does, or interrupts its whole process group as Ctrl-C does. */
  end(signal: 'SIGKILL' | 'SIGINT'): Promise<void>;
}

const temporaryFolders: string[] = [];
const started: { stop(): Promise<void> }[] = [];

/** Has data that any test of a file may use, so that not every test has to create its own. */
export const sharedFolder = await makeFolder();

afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});

afterAll(async () => {
  for (const each of temporaryFolders) await rm(each, { recursive: true, force: true });
});

export async function makeFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'embedded postgres ü $HOME '));
  temporaryFolders.push(made);
  // mkdtemp gives others no access, and PostgreSQL runs as another account when the tests run as root.
  await chmod(made, 0o755);
  return made;
}

/** Folders elsewhere are removed with the temporary folders. */
export function removeAfterwards(folder: string): void {
  temporaryFolders.push(folder);
}

export async function start(
  at = sharedFolder,
  report: (reason: unknown) => void = () => {},
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ folder: at, durable: false, report });
  started.push(postgres);
  return postgres;
}

export async function startElsewhere(folder = sharedFolder): Promise<OtherProcess> {
  const program = fileURLToPath(new URL('other-process.fixture.ts', import.meta.url));
  const child = fork(program, [folder], {
    // In a process group of its own, so that the group can be signalled without the tests.
    detached: true,
  });
  const exit = once(child, 'exit');
  const [answer] = await Promise.race([once(child, 'message'), exit]);
  if (!child.pid || typeof answer !== 'object') throw new Error(`The process ended with ${answer}.`);
  if ('rejection' in answer) throw new StartError(answer.rejection);
  const group = -child.pid;
  const other = {
    url: answer.url,
    async stop() {
      if (child.connected) child.send('stop');
      await exit;
    },
    async end(signal: 'SIGKILL' | 'SIGINT') {
      process.kill(group, signal);
      if (signal === 'SIGKILL') await exit;
    },
  };
  started.push(other);
  return other;
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Leaves a row behind, by which the same data is recognised. */
export async function leaveMark(url: string): Promise<string> {
  const mark = randomUUID();
  await query(url, 'create table if not exists marks (mark text)');
  await query(url, `insert into marks values ('${mark}')`);
  return mark;
}

export async function hasMark(url: string, mark: string): Promise<boolean> {
  const marks = await query(url, 'select mark from marks');
  return marks.some((row) => row.mark === mark);
}

/** The process id that PostgreSQL has written to its data folder. */
export async function postmasterPid(dataFolder: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataFolder, 'postmaster.pid'), 'utf8'), 10);
}

export async function failureOf(promise: Promise<unknown>): Promise<StartError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  return error as StartError;
}
