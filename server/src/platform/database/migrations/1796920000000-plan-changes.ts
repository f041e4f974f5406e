import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An event knows when its date, times, zone or place were last changed. Of those that were changed before, no later instant is known
 * than that of the last change of any field.
 */
export class PlanChanges1796920000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE events ADD COLUMN plan_changed_at timestamp(3) with time zone');
    await queryRunner.query('UPDATE events SET plan_changed_at = updated_at WHERE plan_revision > 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE events DROP COLUMN plan_changed_at');
  }
}
