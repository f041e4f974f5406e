import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = `'EVENT_ENDED', 'EVENT_FULL', 'ACCOUNT_DELETED', 'ALREADY_SIGNED_UP', 'SIGN_UP_CANCELLED',
  'CHECKOUT_CANCELED', 'REFUNDED'`;

/** An event that is cancelled, and how far its people have been notified. */
export class CancelledEvents1796730000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE events
        ADD COLUMN cancelled_at timestamp(3) with time zone,
        ADD COLUMN cancellation_reason text,
        ADD COLUMN cancellation_notified_up_to uuid,
        ADD CONSTRAINT events_cancellation_reason_length CHECK (length(cancellation_reason) BETWEEN 1 AND 500),
        ADD CONSTRAINT events_cancelled_with_reason
          CHECK ((cancelled_at IS NULL) = (cancellation_reason IS NULL)),
        ADD CONSTRAINT events_notified_of_cancellation
          CHECK (cancelled_at IS NOT NULL OR cancellation_notified_up_to IS NULL)`);
    await this.#allowReasons(queryRunner, `'EVENT_DELETED', 'EVENT_CANCELLED', ${REASONS}`);
  }

  /** An older version knows no cancelled events: they would take place again, and their refunded payments have no place. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE payments SET no_place_reason = 'EVENT_DELETED' WHERE no_place_reason = 'EVENT_CANCELLED'`,
    );
    await this.#allowReasons(queryRunner, `'EVENT_DELETED', ${REASONS}`);
    await queryRunner.query(`
      ALTER TABLE events
        DROP COLUMN cancellation_notified_up_to,
        DROP COLUMN cancellation_reason,
        DROP COLUMN cancelled_at`);
  }

  async #allowReasons(queryRunner: QueryRunner, reasons: string): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payments
        DROP CONSTRAINT payments_no_place_reason_known,
        ADD CONSTRAINT payments_no_place_reason_known CHECK (no_place_reason IN (${reasons}))`);
  }
}
