import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Times were taken for UTC so far. */
export class EventTimeZones1795400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE events
        ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC',
        ADD COLUMN starts_at timestamp(3) with time zone,
        ADD COLUMN ends_at timestamp(3) with time zone`);
    await queryRunner.query(`
      UPDATE events SET
        starts_at = (date + start_time) AT TIME ZONE 'UTC',
        ends_at = (date + end_time + CASE WHEN end_time > start_time THEN '0 days' ELSE '1 day' END::interval)
          AT TIME ZONE 'UTC'`);
    await queryRunner.query(`
      ALTER TABLE events
        ALTER COLUMN time_zone DROP DEFAULT,
        ALTER COLUMN starts_at SET NOT NULL,
        ALTER COLUMN ends_at SET NOT NULL,
        ADD CONSTRAINT events_time_zone_length CHECK (length(time_zone) BETWEEN 1 AND 100),
        ADD CONSTRAINT events_ends_after_start CHECK (ends_at > starts_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE events DROP COLUMN time_zone, DROP COLUMN starts_at, DROP COLUMN ends_at`);
  }
}
