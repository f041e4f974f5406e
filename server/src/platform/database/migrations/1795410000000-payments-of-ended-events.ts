import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = `'EVENT_DELETED', 'ACCOUNT_DELETED', 'ALREADY_SIGNED_UP', 'CHECKOUT_CANCELED', 'REFUNDED'`;

export class PaymentsOfEndedEvents1795410000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payments
        DROP CONSTRAINT payments_no_place_reason_known,
        ADD CONSTRAINT payments_no_place_reason_known CHECK (no_place_reason IN ('EVENT_ENDED', ${REASONS}))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE payments SET no_place_reason = 'EVENT_DELETED' WHERE no_place_reason = 'EVENT_ENDED'`,
    );
    await queryRunner.query(`
      ALTER TABLE payments
        DROP CONSTRAINT payments_no_place_reason_known,
        ADD CONSTRAINT payments_no_place_reason_known CHECK (no_place_reason IN (${REASONS}))`);
  }
}
