import { medians } from './medians.js';

const RUNS = 3;

/** The medians of what each measures. All come in turn, so that what else the machine does touches them alike. */
export async function inTurn<Figures extends Record<string, number>>(
  measures: Record<string, () => Promise<Figures>>,
): Promise<Record<string, Figures>> {
  const figures: Record<string, Figures[]> = {};
  for (let run = 1; run <= RUNS; run++) {
    for (const [name, measure] of Object.entries(measures)) {
      figures[name] = [...(figures[name] ?? []), await measure()];
    }
  }
  return Object.fromEntries(Object.entries(figures).map(([name, runs]) => [name, medians(runs)]));
}
