import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../../context.js';
import type { DataOf } from '../../define-cause.js';
import type { placesErased } from '../../sign-ups/causes.js';

/** SQL of the doors of events with the number of people who arrived there, erased ones included. @param where of both tables */
export const countedArrivals = (where: string) => `
  SELECT event_id, door, count(*)::int AS arrived_count FROM arrivals WHERE ${where} GROUP BY event_id, door
  UNION ALL SELECT event_id, door, arrived_count FROM erased_arrivals WHERE ${where}`;

/** Erases who has arrived, in the transaction that erases the places. Their number stays. */
export async function eraseArrivals(
  _context: ConsequenceContext,
  manager: EntityManager,
  { signUpIds }: DataOf<typeof placesErased>,
): Promise<void> {
  await manager.query(
    `WITH gone AS (DELETE FROM arrivals WHERE sign_up_id = ANY($1) RETURNING event_id, door)
     INSERT INTO erased_arrivals (event_id, door, arrived_count)
     SELECT event_id, door, count(*) FROM gone GROUP BY event_id, door
     ON CONFLICT (event_id, door) DO UPDATE
       SET arrived_count = erased_arrivals.arrived_count + excluded.arrived_count`,
    [signUpIds],
  );
}
