/** The median of each figure. */
export function medians<Figures extends Record<string, number>>(runs: Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error('There is no run');
  const medianOf = (name: string) => {
    const sorted = runs.map((run) => run[name] as number).toSorted((left, right) => left - right);
    return sorted[Math.floor(sorted.length / 2)] as number;
  };
  return Object.fromEntries(Object.keys(first).map((name) => [name, medianOf(name)])) as Figures;
}
