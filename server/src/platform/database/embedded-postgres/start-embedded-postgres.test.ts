import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { findPostmaster } from './find-postmaster.js';
import { isAlive } from './is-alive.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.js';
import { type StartingProcess, startInAnotherProcess } from './starting-process.js';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 });

let folder: string;
const started: (EmbeddedPostgres | StartingProcess)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded postgres ü $HOME '));
  // mkdtemp keeps others out, and PostgreSQL runs as another account when the tests run as root.
  await chmod(folder, 0o755);
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(at = folder): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ folder: at, throwaway: true });
  started.push(postgres);
  return postgres;
}

async function startElsewhere(): Promise<StartingProcess> {
  const other = await startInAnotherProcess(folder);
  started.push(other);
  return other;
}
