import { expect } from 'vitest';
import { readMoney } from '../../src/features/payments/check-money.js';
import { isDone, storedJobs } from '../support/stored-jobs.js';
import { waitUntil } from '../support/wait-until.js';
import type { PaymentsApp } from './payments-app.js';

export interface PaymentRow {
  id: string;
  status: string;
  attention_reason: string | null;
  amount_pence: number;
  refunded_pence: number;
  sign_up_id: string | null;
  cancelled_sign_up_id: string | null;
  no_place_reason: string | null;
  account_id: string | null;
  event_id: string | null;
  due_mail: string | null;
  name: string | null;
  email: string | null;
  unconfirmed_email: string | null;
  intent_id: string | null;
  idempotency_key: string;
}

type Stored = Pick<PaymentsApp, 'database'>;

export function paymentRows({ database }: Stored): Promise<PaymentRow[]> {
  return database.query<PaymentRow>('SELECT * FROM payments ORDER BY created_at, id');
}

export async function paymentRow(app: Stored, { id }: { id: string }): Promise<PaymentRow> {
  const row = (await paymentRows(app)).find((found) => found.id === id);
  if (!row) throw new Error('There is no such payment');
  return row;
}

/** The payment once it has come to this status. */
export function paymentWhen(app: Stored, payment: { id: string }, status: string): Promise<PaymentRow> {
  return waitUntil(async () => {
    const row = await paymentRow(app, payment);
    if (row.status !== status) throw new Error(`The payment is ${row.status} and not ${status}`);
    return row;
  });
}

/** Waits until every job that was asked for is done. */
export async function jobsDone({ database }: Stored): Promise<void> {
  await waitUntil(async () => {
    const open = (await storedJobs(database)).filter((job) => !isDone(job));
    if (open.length > 0) throw new Error(`Not done: ${open.map(({ name, state }) => `${name} ${state}`)}`);
  });
}

/**
 * P13: what Stripe has taken and not given back is what is confirmed here, and each of those has its place, unless the
 * person has given that back.
 */
export async function expectBooksToAgree(app: Pick<PaymentsApp, 'database' | 'stripe'>): Promise<void> {
  const { confirmed, placeless } = await readMoney({ query: (sql) => app.database.query(sql) });
  expect({ balance: await app.stripe.balance(), placeless }, 'P13').toEqual({
    balance: confirmed,
    placeless: 0,
  });
}
