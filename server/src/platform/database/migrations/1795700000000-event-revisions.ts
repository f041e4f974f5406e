import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes that were made so far are not known: an event counts as changed when it was created. */
export class EventRevisions1795700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE events
        ADD COLUMN updated_at timestamp(3) with time zone,
        ADD COLUMN revision integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT events_revision_positive CHECK (revision >= 0)`);
    await queryRunner.query('UPDATE events SET updated_at = created_at');
    await queryRunner.query(`
      ALTER TABLE events
        ALTER COLUMN updated_at SET NOT NULL,
        ALTER COLUMN revision DROP DEFAULT`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE events DROP COLUMN updated_at, DROP COLUMN revision');
  }
}
