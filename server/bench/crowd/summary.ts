import type { Answer } from './arrive.js';

/** Latencies in whole milliseconds. */
export function summaryOf(answers: readonly Answer[]) {
  const latencies = latenciesOf(answers);
  const byOutcome: Record<string, { answers: number; p50: number; p99: number; slowest: number }> = {};
  for (const [outcome, some] of Map.groupBy(answers, ({ outcome }) => outcome)) {
    byOutcome[outcome] = { answers: some.length, ...latenciesOf(some) };
  }
  return {
    ...latencies,
    byOutcome,
    failed: answers.filter(({ outcome }) => outcome.startsWith('failure')).length,
    /** Milliseconds. */
    lastAt: answers.reduce((last, { at }) => Math.max(last, at), 0),
  };
}

function latenciesOf(answers: readonly Answer[]) {
  const sorted = answers.map(({ latency }) => Math.round(latency)).toSorted((left, right) => left - right);
  const share = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return { p50: share(0.5), p99: share(0.99), slowest: share(1) };
}
