import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperatingAccount } from './run.js';

const largestLog = 5_000_000;

function logFile(dataFolder: string): string {
  return join(dataFolder, 'postgresql.log');
}

/** Opens PostgreSQL's log for appending. A long one makes room first: one older log is kept. */
export async function openServerLog(dataFolder: string, account: OperatingAccount): Promise<FileHandle> {
  const file = logFile(dataFolder);
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largestLog) await rename(file, `${file}.1`).catch(() => undefined);
  const handle = await open(file, 'a', 0o600);
  if (account) await handle.chown(account.uid, account.gid);
  return handle;
}

/** The last lines of PostgreSQL's log from `offset` on, as the cause of an error. */
export async function lastLogLines(dataFolder: string, offset: number, cause: unknown): Promise<Error> {
  const file = logFile(dataFolder);
  try {
    await using handle = await open(file);
    const { size } = await handle.stat();
    const start = Math.max(size < offset ? 0 : offset, size - 8_000);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8_000), 0, 8_000, start);
    const lines = buffer.toString('utf8', 0, bytesRead).trimEnd().split('\n');
    return new Error(`The end of ${file}:\n${lines.slice(-20).join('\n')}`, { cause });
  } catch {
    return new Error(`PostgreSQL's log ${file} cannot be read.`, { cause });
  }
}
