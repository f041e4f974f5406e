const table: Record<string, Record<string, string | boolean>> = {};

/** The limits of a figure; none where it is only shown. */
export interface Bound {
  atLeast?: number;
  atMost?: number;
}

/** The measured figure beside its bound, for the table at the end. @returns whether it is within */
export function judge(what: string, measured: number, bound: Bound, unit = ''): boolean {
  const { atLeast, atMost } = bound;
  const ok =
    measured >= (atLeast ?? Number.NEGATIVE_INFINITY) && measured <= (atMost ?? Number.POSITIVE_INFINITY);
  const text = unit ? `${measured.toFixed(0)} ${unit}` : measured.toFixed(2);
  const bounds = [
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
  ].join(', ');
  addToRow(what, { measured: text, bound: bounds, ok });
  console.log(`  ${text} (${bounds || 'no bound'})`);
  return ok;
}

/** More columns of a row of the table. */
export function addToRow(what: string, columns: Record<string, string | boolean>): void {
  table[what] = { ...table[what], ...columns };
}

export function printTable(): void {
  console.table(table);
}
