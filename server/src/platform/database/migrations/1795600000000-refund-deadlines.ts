import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The events that are there have promised no money back, so for them there is none. */
export class RefundDeadlines1795600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE events
        ADD COLUMN refund_deadline_hours integer,
        ADD CONSTRAINT events_refund_deadline_within_a_year CHECK (refund_deadline_hours BETWEEN 0 AND 8760)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE events DROP COLUMN refund_deadline_hours');
  }
}
