import { readMoney } from '../../src/features/payments/check-money.js';
import { WRONG_COUNTS } from '../../src/features/sign-ups/check-counts.js';
import { StripeSide } from '../payments/stripe-side.js';
import type { TestDatabase } from '../support/test-database.js';
import type { Crowd } from './crowd.js';
import type { TwoServers } from './two-servers.js';

/** The numbers that must be 0, whatever happened, and the sums. */
export async function readBooks(database: TestDatabase, { sandbox }: TwoServers, crowd: Crowd) {
  const count = async (sql: string, values: unknown[] = []) =>
    Number(
      (await database.query<{ count: string }>(`SELECT count(*) FROM (${sql}) AS found`, values))[0]?.count,
    );
  const { confirmed } = crowd;
  const found = await count(
    'SELECT 1 FROM sign_ups JOIN unnest($1::text[], $2::uuid[]) AS c (email, event) ON c.email = sign_ups.email AND c.event = event_id',
    [confirmed.map(({ email }) => email), confirmed.map(({ eventId }) => eventId)],
  );
  const stripe = new StripeSide(sandbox);
  const money = await readMoney({ query: (sql) => database.query(sql) });
  return {
    places: await count('SELECT 1 FROM sign_ups'),
    'places confirmed to people': confirmed.length,
    mustBeZero: {
      'places confirmed and lost (F1)': confirmed.length - found,
      'places doubled (D3)': await count(
        'SELECT 1 FROM sign_ups GROUP BY event_id, lower(email) HAVING count(*) > 1',
      ),
      'events with more people than places (L3)': await count(
        'SELECT 1 FROM events WHERE capacity < sign_up_count + held_count',
      ),
      'free places while people wait (L4)': await count(
        'SELECT 1 FROM events WHERE capacity > sign_up_count + held_count AND waiting_count > 0',
      ),
      'counts that differ from the rows (D2)': await count(WRONG_COUNTS),
      'payments without a place or a refund (P10)': (await paymentsWithoutEnd(database)).length,
      'pence at Stripe beyond those confirmed (P13)': (await stripe.balance()) - money.confirmed,
      'jobs given up': await count(`SELECT 1 FROM pgboss.job WHERE state = 'failed'`),
    },
    pence: money.confirmed,
    refunds: (await stripe.refunds()).length,
  };
}

/**
 * Payments that neither gave a place nor came back, or that staff must look at. A place that was given back when it
 * was too late for a refund is no such payment: the person was told.
 */
export function paymentsWithoutEnd(database: TestDatabase) {
  return database.query<Record<string, unknown>>(
    `SELECT id, status, attention_reason, no_place_reason, amount_pence, refunded_pence, intent_id, due_mail, updated_at,
       sign_up_id IS NOT NULL AS has_place, cancelled_sign_up_id IS NOT NULL AS place_given_back
     FROM payments WHERE status IN ('PROCESSING', 'REFUND_PENDING') OR attention_reason IS NOT NULL
     OR status = 'SUCCEEDED' AND sign_up_id IS NULL AND event_id IS NOT NULL AND account_id IS NOT NULL
       AND no_place_reason IS DISTINCT FROM 'SIGN_UP_CANCELLED'`,
  );
}
