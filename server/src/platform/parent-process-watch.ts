import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const CHECK_INTERVAL = 500;

/**
 * Calls `onGone` when a package manager, or `node --run`, that started this process has ended. `npx pnpm start` is a chain of
 * processes (npm, a shell, pnpm). A SIGTERM to the first one ends that one and the shell, and reaches no other process:
 * without this the server would run on unseen, with its database.
 */
export async function watchParentProcess(onGone: () => void): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: npm, pnpm and Node set them for what they start; they are no settings.
  const { npm_lifecycle_event, NODE_RUN_SCRIPT_NAME } = process.env;
  if (!npm_lifecycle_event && !NODE_RUN_SCRIPT_NAME) return;
  const packageManagers = await findPackageManagers();
  if (packageManagers.length === 0) return;
  const timer = setInterval(() => {
    if (packageManagers.every(isThere)) return;
    clearInterval(timer);
    onGone();
  }, CHECK_INTERVAL);
  timer.unref();
}

/** The parts of a command are parted by NUL in /proc, and by spaces in what ps prints. */
const PACKAGE_MANAGER = /\b(pnpm|npm|npx)\b|\bnode[\0 ]--run\b/;

/** The ancestors, from the parent up, as long as they are package managers, `node --run`, or shells that run one. */
async function findPackageManagers(): Promise<number[]> {
  const packageManagers: number[] = [];
  for (let pid = process.ppid; pid > 1; ) {
    const ancestor = await describe(pid).catch(() => undefined);
    if (!ancestor || !PACKAGE_MANAGER.test(ancestor.command)) break;
    packageManagers.push(pid);
    pid = ancestor.parent;
  }
  return packageManagers;
}

async function describe(pid: number): Promise<{ parent: number; command: string }> {
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return { parent: Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]), command };
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,args=', '-p', String(pid)]);
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? [];
  return { parent: Number(parent), command };
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
