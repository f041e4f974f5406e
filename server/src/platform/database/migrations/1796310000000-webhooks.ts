import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Webhooks1796310000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE webhooks (
        id uuid NOT NULL CONSTRAINT webhooks_pkey PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT webhooks_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        url text NOT NULL CONSTRAINT webhooks_url_length CHECK (length(url) BETWEEN 1 AND 2000),
        topics text[] NOT NULL CONSTRAINT webhooks_some_topics CHECK (cardinality(topics) > 0),
        query text NOT NULL CONSTRAINT webhooks_query_length CHECK (length(query) BETWEEN 1 AND 4000),
        encrypted_secret text NOT NULL,
        created_at timestamp(3) with time zone NOT NULL,
        paused_at timestamp(3) with time zone,
        next_attempt_at timestamp(3) with time zone,
        claimed_until timestamp(3) with time zone
      );
      CREATE INDEX webhooks_account ON webhooks (account_id, created_at, id);
      CREATE TABLE webhook_notices (
        id uuid NOT NULL CONSTRAINT webhook_notices_pkey PRIMARY KEY,
        webhook_id uuid NOT NULL
          CONSTRAINT webhook_notices_webhook_id_fkey REFERENCES webhooks (id) ON DELETE CASCADE,
        position bigserial NOT NULL,
        topic text NOT NULL,
        occurred_at timestamp(3) with time zone NOT NULL,
        subject_id uuid NOT NULL,
        event_id uuid,
        sign_up_id uuid,
        payment_id uuid,
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamp(3) with time zone,
        delivered_at timestamp(3) with time zone
      );
      CREATE INDEX webhook_notices_pending ON webhook_notices (webhook_id, position) WHERE delivered_at IS NULL;
      CREATE INDEX webhook_notices_failing ON webhook_notices (webhook_id, next_attempt_at)
        WHERE delivered_at IS NULL AND attempts > 0;
      CREATE INDEX webhook_notices_occurred ON webhook_notices (occurred_at);
      CREATE TABLE webhook_deliveries (
        id uuid NOT NULL CONSTRAINT webhook_deliveries_pkey PRIMARY KEY,
        webhook_id uuid NOT NULL
          CONSTRAINT webhook_deliveries_webhook_id_fkey REFERENCES webhooks (id) ON DELETE CASCADE,
        notice_id uuid NOT NULL,
        topic text NOT NULL,
        attempt integer NOT NULL,
        status integer,
        error text,
        duration_ms integer,
        delivered_at timestamp(3) with time zone NOT NULL
      );
      CREATE INDEX webhook_deliveries_latest ON webhook_deliveries (webhook_id, delivered_at, id);
      CREATE INDEX webhook_deliveries_delivered ON webhook_deliveries (delivered_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE webhook_deliveries, webhook_notices, webhooks');
  }
}
