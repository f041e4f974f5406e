import { readFileSync } from 'node:fs';

/** As `getconf CLK_TCK` says on Linux, in milliseconds. */
const TICK = 10;

/** Of a process on Linux, in milliseconds of processor time. */
export interface ProcessStat {
  parent: number;
  used: number;
  /** Of its children that have ended. */
  usedByChildren: number;
}

export function processStat(pid: number): ProcessStat {
  // Those after the name, which is in brackets, by their numbers in `man 5 proc`.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const field = (number: number) => Number(fields[number - 3]);
  return {
    parent: field(4),
    used: (field(14) + field(15)) * TICK,
    usedByChildren: (field(16) + field(17)) * TICK,
  };
}
