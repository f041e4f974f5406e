import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Series of events. The index has the order of lists, by which the next event of a series is found. */
export class EventSeries1796750000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE event_series (
        id uuid NOT NULL,
        interval text NOT NULL,
        created_at timestamp(3) with time zone NOT NULL,
        CONSTRAINT event_series_pkey PRIMARY KEY (id),
        CONSTRAINT event_series_interval_known CHECK (interval IN ('WEEK', 'TWO_WEEKS', 'MONTH_BY_WEEKDAY'))
      )`);
    await queryRunner.query(`
      ALTER TABLE events
        ADD COLUMN series_id uuid
          CONSTRAINT events_series_id_fkey REFERENCES event_series (id) ON DELETE SET NULL`);
    await queryRunner.query(`
      CREATE INDEX events_series_soonest ON events (series_id, date, start_time, id)
      WHERE series_id IS NOT NULL`);
  }

  /** An older version has single events alone: they stay, and what they belong to is lost. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE events DROP COLUMN series_id');
    await queryRunner.query('DROP TABLE event_series');
  }
}
