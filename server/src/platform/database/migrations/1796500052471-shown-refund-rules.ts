import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The refund rule that each payer was shown. For the payments that are there that is what their events say now: what
 * the events said before is not known.
 */
export class ShownRefundRules1796500052471 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE events
        ADD COLUMN plan_revision integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT events_plan_revision_positive CHECK (plan_revision >= 0)`);
    await queryRunner.query(`
      ALTER TABLE payments
        ADD COLUMN shown_revision integer,
        ADD COLUMN shown_deadline timestamp(3) with time zone`);
    await queryRunner.query(`
      UPDATE payments
      SET shown_revision = events.revision,
        shown_deadline = events.starts_at - make_interval(hours => events.refund_deadline_hours)
      FROM events
      WHERE events.id = payments.event_id
        AND payments.status IN ('REQUIRES_PAYMENT', 'PROCESSING', 'SUCCEEDED')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE payments DROP COLUMN shown_deadline, DROP COLUMN shown_revision');
    await queryRunner.query('ALTER TABLE events DROP COLUMN plan_revision');
  }
}
