import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sandbox, SandboxOptions } from '@turnout/sandbox';
import { StartError } from '../platform/start-error.js';
import { isSandboxRunning, SandboxLock, type SandboxPlace } from './sandbox-lock.js';

/** How long a sandbox that another process has may take to answer, in milliseconds. */
const PATIENCE = 10_000;
const RETRY_INTERVAL = 250;

type SandboxPackage = typeof import('@turnout/sandbox');
type Options = SandboxOptions & { databaseUrl: string };

/**
 * The sandbox of a database, which all server processes on that database share: a payment that one of them starts has to
 * be known where another refunds it. PostgreSQL says who runs it, by an advisory lock whose session is named after the
 * sandbox. When that process ends, the others say so, and what needs the sandbox fails until it runs again at the same
 * port.
 */
export async function openSharedSandbox(
  { startSandbox, sandboxAt }: SandboxPackage,
  { databaseUrl, ...options }: Options,
): Promise<Sandbox> {
  const id = randomBytes(8).toString('hex');
  const lock = new SandboxLock(databaseUrl, id);
  const state: { own?: Sandbox; isClosed: boolean } = { isClosed: false };
  const close = async () => {
    state.isClosed = true;
    // The process that starts next needs the port.
    await state.own?.close();
    await lock.release();
  };

  try {
    for (const start = Date.now(); ; await delay(RETRY_INTERVAL)) {
      if (await lock.take(options.port)) {
        state.own = await startSandbox({ ...options, id });
        void renewLock();
        return { ...sandboxAt(options.port), close };
      }
      const holder = await lock.holder();
      if (holder && (await isSandboxRunning(holder))) {
        options.log.info(`the sandbox at port ${holder.port} is shared with another process`);
        void watch(holder);
        return { ...sandboxAt(holder.port), close };
      }
      if (Date.now() - start > PATIENCE) throw unreachable(holder?.port);
    }
  } catch (error) {
    await close();
    throw error;
  }

  /** A restart of PostgreSQL ends the session that holds the lock. */
  async function renewLock(): Promise<void> {
    while (!state.isClosed) {
      await delay(RETRY_INTERVAL, undefined, { ref: false });
      if (state.own && !state.isClosed && !lock.isConnected)
        await lock.take(state.own.stripe.port).catch(() => false);
    }
  }

  /** Says once that the sandbox has ended with its process, since what fails then says only that nothing answers. */
  async function watch(holder: SandboxPlace): Promise<void> {
    while (!state.isClosed && (await isSandboxRunning(holder))) {
      await delay(RETRY_INTERVAL, undefined, { ref: false });
    }
    if (!state.isClosed) options.log.error(ended(holder.port));
  }
}

function unreachable(port: number | undefined): StartError {
  const where = port ? ` at port ${port} of its machine` : '';
  return new StartError(
    `Another server on this database runs the sandbox${where}, which cannot be reached from here: start this one on ` +
      'the same machine, give it a database of its own (DATABASE_URL), or set the keys of Stripe, Google and Postmark.',
  );
}

function ended(port: number): string {
  return (
    `The sandbox at port ${port} has ended with the process that ran it: start that process again. Until then mails, ` +
    'payments and calendar entries fail here.'
  );
}
