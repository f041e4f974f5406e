import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect } from 'vitest';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { findPostmaster } from './find-postmaster.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.js';
import { type StartingProcess, startInAnotherProcess } from './starting-process.js';

const temporaryFolders: string[] = [];
const started: (EmbeddedPostgres | StartingProcess)[] = [];

/** Has data that any test of a file may use, so that not every test has to set up its own. */
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
  // mkdtemp keeps others out, and PostgreSQL runs as another account when the tests run as root.
  await chmod(made, 0o755);
  return made;
}

export async function start(at = sharedFolder): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ folder: at, throwaway: true });
  started.push(postgres);
  return postgres;
}

export async function startElsewhere(at = sharedFolder): Promise<StartingProcess> {
  const other = await startInAnotherProcess(at);
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

/** Leaves a row behind, by which the same data are known again. */
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

export async function runningProcess(dataFolder: string): Promise<number> {
  const postmaster = await findPostmaster(dataFolder);
  if (!postmaster) throw new Error('PostgreSQL is not running.');
  return postmaster.pid;
}

export async function failureOf(promise: Promise<unknown>): Promise<EmbeddedPostgresError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EmbeddedPostgresError);
  return error as EmbeddedPostgresError;
}
