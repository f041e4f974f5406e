import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Payments1795220000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE payments (
        id uuid NOT NULL CONSTRAINT payments_pkey PRIMARY KEY,
        account_id uuid CONSTRAINT payments_account_id_fkey REFERENCES accounts (id) ON DELETE SET NULL,
        event_id uuid CONSTRAINT payments_event_id_fkey REFERENCES events (id) ON DELETE SET NULL,
        sign_up_id uuid CONSTRAINT payments_sign_up_id_fkey REFERENCES sign_ups (id) ON DELETE SET NULL,
        event_title text NOT NULL,
        name text,
        email text,
        amount_pence integer NOT NULL,
        currency text NOT NULL,
        refunded_pence integer NOT NULL,
        status text NOT NULL,
        concern text,
        idempotency_key uuid NOT NULL,
        intent_id text,
        created_at timestamp(3) with time zone NOT NULL,
        updated_at timestamp(3) with time zone NOT NULL,
        CONSTRAINT payments_amount_payable CHECK (amount_pence BETWEEN 30 AND 99999999),
        CONSTRAINT payments_currency_known CHECK (currency = 'gbp'),
        CONSTRAINT payments_status_known CHECK (status IN
          ('REQUIRES_PAYMENT', 'PROCESSING', 'SUCCEEDED', 'CANCELED', 'REFUND_PENDING', 'REFUNDED')),
        CONSTRAINT payments_concern_known CHECK (concern IN
          ('UNFINISHED', 'MISMATCH', 'PARTLY_REFUNDED', 'REFUND_FAILED', 'DISPUTED')),
        CONSTRAINT payments_refund_within_amount CHECK (refunded_pence BETWEEN 0 AND amount_pence),
        CONSTRAINT payments_name_length CHECK (length(name) BETWEEN 1 AND 200),
        CONSTRAINT payments_email_lower_case CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254)
      )`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX payments_one_live ON payments (account_id, event_id)
      WHERE status IN ('REQUIRES_PAYMENT', 'PROCESSING', 'SUCCEEDED')`);
    await queryRunner.query('CREATE UNIQUE INDEX payments_intent ON payments (intent_id)');
    await queryRunner.query('CREATE UNIQUE INDEX payments_sign_up ON payments (sign_up_id)');
    await queryRunner.query('CREATE INDEX payments_event ON payments (event_id, created_at, id)');
    await queryRunner.query(`
      CREATE INDEX payments_unfinished ON payments (updated_at)
      WHERE status IN ('REQUIRES_PAYMENT', 'PROCESSING', 'REFUND_PENDING')`);
    await queryRunner.query('CREATE INDEX payments_created ON payments (created_at)');
    await queryRunner.query(`
      CREATE TABLE stripe_events (
        id text NOT NULL CONSTRAINT stripe_events_pkey PRIMARY KEY,
        type text NOT NULL,
        received_at timestamp(3) with time zone NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX stripe_events_received_at ON stripe_events (received_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE stripe_events, payments');
  }
}
