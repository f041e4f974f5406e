const table: Record<string, { measured: string; bound: string; ok: boolean }> = {};

/** The measured figure beside the bound, for the table at the end. @returns whether it is within */
export function judge(
  what: string,
  measured: number,
  bound: { atLeast: number } | { atMost: number },
  unit = '',
): boolean {
  const isFloor = 'atLeast' in bound;
  const limit = isFloor ? bound.atLeast : bound.atMost;
  const ok = isFloor ? measured >= limit : measured <= limit;
  const text = unit ? `${measured.toFixed(0)} ${unit}` : measured.toFixed(2);
  table[what] = { measured: text, bound: `${isFloor ? 'at least' : 'at most'} ${limit}`, ok };
  console.log(`  ${text} (${table[what].bound})`);
  return ok;
}

export function printTable(): void {
  console.table(table);
}
