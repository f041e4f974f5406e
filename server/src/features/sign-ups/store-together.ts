import type { BatchContext } from '../context.js';
import type { LockedRows } from '../events/count-sign-ups.js';

/** Stores rows in one transaction. An outcome CHANGED asks for another attempt. */
type StoreRows<Row, Outcome> = (
  context: BatchContext,
  rows: readonly Row[],
  lockedRows: LockedRows,
) => Promise<(Outcome | 'CHANGED')[]>;

/** People may give back and take the last place all the time, so there is an end of attempts. */
const MAX_ATTEMPTS = 5;

/**
 * Has rows of those who come at the same time stored together. The first attempt waits for no event: the work on one
 * event does not delay people who want another. Rows that must wait do so together with those for the same event.
 * @returns stores one row; CHANGED after five attempts
 */
export function storeTogether<Row extends { eventId: string }, Outcome>(store: StoreRows<Row, Outcome>) {
  const withoutWaiting = (context: BatchContext, rows: readonly Row[]) => store(context, rows, 'SKIP LOCKED');
  const waiting = (context: BatchContext, rows: readonly Row[]) => store(context, rows, '');

  return async ({ services: { batches } }: Pick<BatchContext, 'services'>, row: Row) => {
    let outcome = await batches.add(withoutWaiting, row);
    for (let attempt = 2; outcome === 'CHANGED' && attempt <= MAX_ATTEMPTS; attempt++) {
      outcome = await batches.add(waiting, row, row.eventId);
    }
    return outcome;
  };
}
