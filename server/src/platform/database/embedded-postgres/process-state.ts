import { readFileSync } from 'node:fs';

/** Whether the number belongs to a process, be it this user's or another's, running or ended and not yet buried. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Unlike `exists` false for zombies: in a container whose first process buries nobody they stay for ever. */
export function isRunning(pid: number): boolean {
  if (process.platform !== 'linux') return exists(pid);
  try {
    // The state follows the command's name, which may itself hold spaces and parentheses.
    return !/\) [ZX] [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
