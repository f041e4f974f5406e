import { median } from 'es-toolkit/math';

/** The median of each figure. */
export function medians<Figures extends Record<string, number>>(runs: Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error('There is no run');
  return Object.fromEntries(
    Object.keys(first).map((name) => [name, median(runs.map((run) => run[name] as number))]),
  ) as Figures;
}
