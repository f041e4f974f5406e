import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../platform/database/columns.js';
import { WebhookNotice } from './webhook-notice.entity.js';

/** Read at once. */
const BATCH_SIZE = 50;

/**
 * The notices that a webhook can be told now, the earliest first. Where one has failed and waits, all later ones of the
 * same subject wait with it.
 */
export function findDueNotices(
  database: EntityManager,
  webhookId: string,
  now: Date,
  limit = BATCH_SIZE,
): Promise<WebhookNotice[]> {
  const columns = columnsOf(database, WebhookNotice);
  return columns.query(
    database,
    `SELECT ${columns.sql} FROM webhook_notices
     WHERE webhook_id = $1 AND delivered_at IS NULL AND subject_id <> ALL(ARRAY(
       SELECT subject_id FROM webhook_notices
       WHERE webhook_id = $1 AND delivered_at IS NULL AND attempts > 0 AND next_attempt_at > $2
     ))
     ORDER BY position LIMIT $3`,
    [webhookId, now, limit],
  );
}
