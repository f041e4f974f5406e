import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of payments so far it is known when they changed last, and when the place that was paid for was taken. */
export class InstantsOfChanges1796501128044 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sign_ups ADD COLUMN changed_at timestamp(3) with time zone');
    await queryRunner.query(`
      ALTER TABLE payments
        ADD COLUMN paid_at timestamp(3) with time zone,
        ADD COLUMN refunded_at timestamp(3) with time zone`);
    await queryRunner.query(`
      UPDATE payments SET
        paid_at = coalesce(
          (SELECT signed_up_at FROM sign_ups WHERE id = sign_up_id),
          (SELECT signed_up_at FROM cancelled_sign_ups WHERE id = cancelled_sign_up_id),
          created_at
        ),
        refunded_at = CASE WHEN refunded_pence > 0 THEN updated_at END
      WHERE status IN ('SUCCEEDED', 'REFUND_PENDING', 'REFUNDED')`);
    await queryRunner.query('CREATE INDEX payments_event_latest ON payments (event_id, updated_at, id)');
    await queryRunner.query('DROP INDEX cancelled_sign_ups_event');
    await queryRunner.query(
      'CREATE INDEX cancelled_sign_ups_event ON cancelled_sign_ups (event_id, cancelled_at, id)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX cancelled_sign_ups_event');
    await queryRunner.query('CREATE INDEX cancelled_sign_ups_event ON cancelled_sign_ups (event_id)');
    await queryRunner.query('DROP INDEX payments_event_latest');
    await queryRunner.query('ALTER TABLE payments DROP COLUMN refunded_at, DROP COLUMN paid_at');
    await queryRunner.query('ALTER TABLE sign_ups DROP COLUMN changed_at');
  }
}
