import { In } from 'typeorm';
import { z } from 'zod';
import { defineJob, type JobContext } from '../../define-job.js';
import type { PaymentWebhookEvent } from '../../payments/payment-gateway.js';
import { handleStripeEvent } from './handle-stripe-event.js';
import { StripeEvent } from './stripe-event.entity.js';
import { StripeEventCursor } from './stripe-event-cursor.entity.js';

const MINUTE = 60_000;
/** An event may come into the list after one that was made later. */
const OVERLAP = 10 * MINUTE;
/** Where there is no cursor yet. The nightly comparison looks back as far. */
const FIRST_TIME = 3 * 24 * 60 * MINUTE;
/** Events whose ids are looked up together; a page of Stripe's list. */
const BATCH = 100;

/**
 * Every five minutes: reads what has happened at Stripe since the last time, and takes in those that no webhook brought.
 * Stripe's list is as long as what happened, however many checkouts are open.
 */
export const fetchMissedStripeEventsJob = defineJob({
  name: 'fetch-missed-stripe-events',
  schema: z.object({}),
  schedule: '*/5 * * * *',
  run: fetchMissedStripeEvents,
});

async function fetchMissedStripeEvents(context: JobContext): Promise<void> {
  const { database, log } = context;
  const { clock, payments } = context.services;
  if (!payments) return;
  const cursor = await database.findOneBy(StripeEventCursor, { id: 1 });
  const since = cursor ? cursor.latestCreatedAt.getTime() - OVERLAP : clock.now().getTime() - FIRST_TIME;
  let latest = cursor?.latestCreatedAt ?? new Date(since);
  let missed = 0;
  let batch: PaymentWebhookEvent[] = [];
  for await (const event of payments.eventsSince(new Date(since))) {
    if (event.createdAt > latest) latest = event.createdAt;
    batch.push(event);
    if (batch.length < BATCH) continue;
    missed += await takeIn(context, batch);
    batch = [];
  }
  missed += await takeIn(context, batch);
  // Only now: the latest come first, and a process may be killed before it has read the others.
  await database.upsert(StripeEventCursor, { id: 1, latestCreatedAt: latest }, ['id']);
  if (missed > 0) log.warn({ missed }, 'Stripe had events that no webhook has brought yet');
}

/** @returns how many of the events were new */
async function takeIn(context: JobContext, events: PaymentWebhookEvent[]): Promise<number> {
  const ids = events.map(({ id }) => id);
  const known = await context.database.find(StripeEvent, { select: { id: true }, where: { id: In(ids) } });
  const knownIds = new Set(known.map(({ id }) => id));
  const missed = events.filter(({ id }) => !knownIds.has(id));
  for (const event of missed) await handleStripeEvent(context, event);
  return missed.length;
}
