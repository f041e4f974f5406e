import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from './start-embedded-postgres.js';

/** For tests: another process that has started the embedded PostgreSQL. */
export interface StartingProcess {
  url: string;
  pid: number;
  /** Has it stop its PostgreSQL and end. */
  stop(): Promise<void>;
  /** Kills it as kill -9 does, or interrupts its whole process group as Ctrl-C does. */
  end(signal: 'SIGKILL' | 'SIGINT'): Promise<void>;
}

// Node strips types but does not find x.ts for x.js by itself.
const findTypeScript = `import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) {
  try { return next(name, context); } catch (error) {
    if (!name.startsWith('.')) throw error;
    return next(name.replace(/js$/, 'ts'), context);
  }
} });`;

export async function startInAnotherProcess(folder: string): Promise<StartingProcess> {
  const child = fork(fileURLToPath(import.meta.url), [folder], {
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(findTypeScript)}`],
    // In a process group of its own, so that the group can be signalled without the tests.
    detached: true,
  });
  const exit = once(child, 'exit');
  const [answer] = await Promise.race([once(child, 'message'), exit]);
  const pid = child.pid;
  if (typeof answer !== 'string' || !pid) throw new Error(`The process ended with ${answer}.`);
  return {
    url: answer,
    pid,
    async stop() {
      if (child.connected) child.send('stop');
      await exit;
    },
    async end(signal) {
      process.kill(-pid, signal);
      if (signal === 'SIGKILL') await exit;
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder = ''] = process.argv;
  process.on('SIGINT', () => undefined);
  const { url, stop } = await startEmbeddedPostgres({ folder });
  process.once('message', async () => {
    await stop();
    process.disconnect();
  });
  process.send?.(url);
}
