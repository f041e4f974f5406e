import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoPlaceReason1795260000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payments
        ADD COLUMN no_place_reason text,
        ADD CONSTRAINT payments_no_place_reason_known CHECK (no_place_reason IN
          ('EVENT_DELETED', 'ACCOUNT_DELETED', 'ALREADY_SIGNED_UP', 'CHECKOUT_CANCELED', 'REFUNDED'))`);
    // The reason was guessed until now.
    await queryRunner.query(`
      UPDATE payments
      SET no_place_reason = CASE WHEN event_id IS NULL THEN 'EVENT_DELETED' ELSE 'ALREADY_SIGNED_UP' END
      WHERE status IN ('REFUND_PENDING', 'REFUNDED') AND sign_up_id IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE payments DROP COLUMN no_place_reason');
  }
}
