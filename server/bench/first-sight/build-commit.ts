import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Another commit of this repository, built in a folder of its own. @param folder where its folder is made */
export async function buildCommit(
  commit: string,
  folder: string,
): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = join(folder, 'commit');
  run('git', ['worktree', 'add', '--detach', root, commit]);
  const remove = async () => run('git', ['worktree', 'remove', '--force', root]);
  try {
    run('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline'], root);
    run('npx', ['-y', 'pnpm@12', 'run', 'build'], root);
  } catch (error) {
    await remove();
    throw error;
  }
  return { root, remove };
}

function run(command: string, words: string[], cwd?: string): void {
  execFileSync(command, words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}
