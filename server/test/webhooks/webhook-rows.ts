import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '../support/test-database.js';

export interface WebhookOfCreator {
  webhookId: string;
  deliveryId: string;
}

/** A webhook by SQL, with one notice that was delivered. Its secret cannot be read. */
export async function insertWebhook(database: TestDatabase, accountId: string): Promise<WebhookOfCreator> {
  const [webhookId, noticeId, deliveryId] = [randomUUID(), randomUUID(), randomUUID()];
  await database.query(
    `INSERT INTO webhooks (id, account_id, url, topics, query, encrypted_secret, created_at)
     VALUES ($1, $2, 'https://example.org/', '{EVENT_CREATED}', '{ id }', 'e30.e.e.e.e', now())`,
    [webhookId, accountId],
  );
  await database.query(
    `INSERT INTO webhook_notices (id, webhook_id, topic, occurred_at, subject_id, delivered_at)
     VALUES ($1, $2, 'EVENT_CREATED', now(), $1, now())`,
    [noticeId, webhookId],
  );
  await database.query(
    `INSERT INTO webhook_deliveries (id, webhook_id, notice_id, topic, attempt, status, delivered_at)
     VALUES ($1, $2, $3, 'EVENT_CREATED', 1, 204, now())`,
    [deliveryId, webhookId, noticeId],
  );
  return { webhookId, deliveryId };
}
