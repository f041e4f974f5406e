import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = `'EVENT_DELETED', 'EVENT_ENDED', 'EVENT_FULL', 'ACCOUNT_DELETED', 'ALREADY_SIGNED_UP', 'CHECKOUT_CANCELED', 'REFUNDED'`;

export class CancelledSignUps1795610000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE cancelled_sign_ups (
        id uuid NOT NULL CONSTRAINT cancelled_sign_ups_pkey PRIMARY KEY,
        event_id uuid NOT NULL CONSTRAINT cancelled_sign_ups_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        account_id uuid NOT NULL
          CONSTRAINT cancelled_sign_ups_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        signed_up_at timestamp(3) with time zone NOT NULL,
        cancelled_at timestamp(3) with time zone NOT NULL,
        by_creator boolean NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX cancelled_sign_ups_event ON cancelled_sign_ups (event_id)');
    await queryRunner.query(
      'CREATE INDEX cancelled_sign_ups_latest ON cancelled_sign_ups (account_id, cancelled_at, id)',
    );
    await queryRunner.query(`
      ALTER TABLE payments
        ADD COLUMN cancelled_sign_up_id uuid,
        DROP CONSTRAINT payments_no_place_reason_known,
        ADD CONSTRAINT payments_no_place_reason_known CHECK (no_place_reason IN ('SIGN_UP_CANCELLED', ${REASONS}))`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX payments_cancelled_sign_up ON payments (cancelled_sign_up_id)`);
    await queryRunner.query('DROP INDEX payments_one_live');
    await queryRunner.query(`
      CREATE UNIQUE INDEX payments_one_live ON payments (account_id, event_id)
      WHERE status IN ('REQUIRES_PAYMENT', 'PROCESSING') OR (status = 'SUCCEEDED' AND no_place_reason IS NULL)`);
  }

  /** A payment whose place was given back too late for a refund would block the next one: it loses its event. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE payments SET event_id = NULL
      WHERE status = 'SUCCEEDED' AND no_place_reason = 'SIGN_UP_CANCELLED'`);
    await queryRunner.query(
      `UPDATE payments SET no_place_reason = 'REFUNDED' WHERE no_place_reason = 'SIGN_UP_CANCELLED'`,
    );
    await queryRunner.query('DROP INDEX payments_one_live');
    await queryRunner.query(`
      CREATE UNIQUE INDEX payments_one_live ON payments (account_id, event_id)
      WHERE status IN ('REQUIRES_PAYMENT', 'PROCESSING', 'SUCCEEDED')`);
    await queryRunner.query(`
      ALTER TABLE payments
        DROP COLUMN cancelled_sign_up_id,
        DROP CONSTRAINT payments_no_place_reason_known,
        ADD CONSTRAINT payments_no_place_reason_known CHECK (no_place_reason IN (${REASONS}))`);
    await queryRunner.query('DROP TABLE cancelled_sign_ups');
  }
}
