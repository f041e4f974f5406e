import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps two events of a series off one date; deferrable, so that one statement may move all of them. The people of deleted events
 * are notified in the order of accounts, too, as those of cancelled ones.
 */
export class DatesOfSeries1796760000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE events
        ADD CONSTRAINT events_one_per_date_of_series
          EXCLUDE USING btree (series_id WITH =, date WITH =) WHERE (series_id IS NOT NULL AND deleted_at IS NULL)
          DEFERRABLE INITIALLY IMMEDIATE,
        DROP CONSTRAINT events_notified_of_cancellation,
        ADD CONSTRAINT events_notified_of_end CHECK (
          cancelled_at IS NOT NULL OR deleted_at IS NOT NULL OR cancellation_notified_up_to IS NULL
        )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE events SET cancellation_notified_up_to = NULL WHERE cancelled_at IS NULL`,
    );
    await queryRunner.query(`
      ALTER TABLE events
        DROP CONSTRAINT events_one_per_date_of_series,
        DROP CONSTRAINT events_notified_of_end,
        ADD CONSTRAINT events_notified_of_cancellation
          CHECK (cancelled_at IS NOT NULL OR cancellation_notified_up_to IS NULL)`);
  }
}
