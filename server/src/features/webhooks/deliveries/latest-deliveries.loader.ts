import { columnsOf } from '../../../platform/database/sql/columns.js';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';
import type { Context } from '../../context.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';

const known = new Map<number, BatchFunction<Context, string, WebhookDelivery[]>>();

/** The latest deliveries of webhooks, at most so many of each. */
export function latestDeliveries(first: number): BatchFunction<Context, string, WebhookDelivery[]> {
  const batch = known.get(first) ?? loadLatest(first);
  known.set(first, batch);
  return batch;
}

function loadLatest(first: number): BatchFunction<Context, string, WebhookDelivery[]> {
  return async ({ database }, webhookIds) => {
    const columns = columnsOf(database, WebhookDelivery);
    const deliveries = await columns.query(
      database,
      `SELECT ${columns.sql} FROM unnest($1::uuid[]) AS wanted (id)
       CROSS JOIN LATERAL (
         SELECT * FROM webhook_deliveries WHERE webhook_id = wanted.id
         ORDER BY delivered_at DESC, id DESC LIMIT $2
       ) AS webhook_deliveries
       ORDER BY delivered_at DESC, webhook_deliveries.id DESC`,
      [webhookIds, first],
    );
    const byWebhook = Map.groupBy(deliveries, ({ webhookId }) => webhookId);
    return webhookIds.map((id) => byWebhook.get(id) ?? []);
  };
}
