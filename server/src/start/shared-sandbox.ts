import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sandbox, SandboxOptions } from '@turnout/sandbox';
import { StartError } from '../platform/start-error.js';
import { askSandbox, SandboxLock, type SandboxPlace } from './sandbox-lock.js';

/** How long a sandbox that another process has may take to answer, in milliseconds. */
const PATIENCE = 10_000;
const RETRY_INTERVAL = 250;

type SandboxPackage = typeof import('@turnout/sandbox');
type Options = SandboxOptions & { databaseUrl: string };

/**
 * The sandbox of a database, which all server processes on that database share: a payment that one of them starts has to
 * be known where another refunds it. PostgreSQL says who runs it, by an advisory lock whose session is named after the
 * sandbox. When that process ends, one of the others goes on at the same address with the same data.
 */
export async function openSharedSandbox(
  { startSandbox, sandboxAt }: SandboxPackage,
  { databaseUrl, ...options }: Options,
): Promise<Sandbox> {
  const id = randomBytes(8).toString('hex');
  const lock = new SandboxLock(databaseUrl, id);
  const state: { own?: Sandbox; isClosed: boolean } = { isClosed: false };
  const runOwn = async ({ port, folder }: Pick<SandboxPlace, 'port' | 'folder'>) => {
    state.own = await startSandbox({ ...options, id, port, folder });
    void renewLock();
    return state.own;
  };
  const close = async () => {
    state.isClosed = true;
    // The process that takes over needs the port.
    await state.own?.close();
    await lock.release();
  };

  try {
    for (const start = Date.now(); ; await delay(RETRY_INTERVAL)) {
      if (await lock.take(options.port)) {
        await runOwn(options);
        return { ...sandboxAt(options.port), close };
      }
      const named = await lock.holder();
      const holder = named && (await askSandbox(named));
      if (holder) {
        options.log.info(`the sandbox at port ${holder.port} is shared with another process`);
        void takeOver(holder);
        return { ...sandboxAt(holder.port), close };
      }
      if (Date.now() - start > PATIENCE) throw unreachable(named?.port);
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

  /** Waits until the process that runs the sandbox has ended, and goes on in its place. */
  async function takeOver(holder: SandboxPlace): Promise<void> {
    while (!state.isClosed && !state.own) {
      await delay(RETRY_INTERVAL, undefined, { ref: false });
      try {
        if (state.isClosed || (await askSandbox(holder)) || !(await lock.take(holder.port))) continue;
        const sandbox = await runOwn(holder);
        if (state.isClosed) await sandbox.close();
      } catch (error) {
        // The port may not be free yet, or the database may be restarting.
        options.log.warn(
          { err: error },
          'the sandbox of another process has ended and cannot be replaced yet',
        );
      }
    }
  }
}

function unreachable(port: number | undefined): StartError {
  const where = port ? ` at port ${port} of its machine` : '';
  return new StartError(
    `Another server on this database runs the sandbox${where}, which cannot be reached from here: start this one on ` +
      'the same machine, give it a database of its own (DATABASE_URL), or set the keys of Stripe, Google and Postmark.',
  );
}
