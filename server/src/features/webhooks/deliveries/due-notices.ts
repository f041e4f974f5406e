import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import { WebhookNotice } from '../notices/webhook-notice.entity.js';

/** Read at once. */
const BATCH_SIZE = 50;

/**
 * The notices that a webhook can be sent now, the earliest first. Where one has failed and waits, all later ones of the
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

/** Subjects that are tried after a probe. */
const MAX_WAITING = 500;

/** The first notice of each subject that waits because one of its notices has failed, the earliest first. */
export function findWaitingNotices(
  database: EntityManager,
  webhookId: string,
  now: Date,
): Promise<WebhookNotice[]> {
  const columns = columnsOf(database, WebhookNotice);
  return columns.query(
    database,
    `SELECT ${columns.sql} FROM (
       SELECT DISTINCT ON (subject_id) * FROM webhook_notices
       WHERE webhook_id = $1 AND delivered_at IS NULL AND subject_id = ANY(ARRAY(
         SELECT subject_id FROM webhook_notices
         WHERE webhook_id = $1 AND delivered_at IS NULL AND attempts > 0 AND next_attempt_at > $2
         ORDER BY next_attempt_at LIMIT $3
       ))
       ORDER BY subject_id, position
     ) AS webhook_notices ORDER BY position`,
    [webhookId, now, MAX_WAITING],
  );
}
