import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { judge } from './verdicts.js';

const MAX_MEGABYTES = 300;

/** A process's resident memory in MB: the most it ever had where Linux tells, else what it has now. */
export function residentMegabytes(pid: number): number {
  const kibibytes =
    process.platform === 'linux'
      ? /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kibibytes) * 1024) / 1e6;
}

/** Judges the memory of a product that has been read. @returns whether it is within its bound */
export function judgeMemory(pid: number): boolean {
  const megabytes = residentMegabytes(pid);
  return judge('Resident memory after the reads', megabytes, { atMost: MAX_MEGABYTES }, 'MB');
}
