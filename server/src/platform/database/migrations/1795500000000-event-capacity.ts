import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EventCapacity1795500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE events
        ADD COLUMN capacity integer,
        ADD COLUMN held_count integer NOT NULL DEFAULT 0,
        ADD COLUMN waiting_count integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT events_capacity_sensible CHECK (capacity BETWEEN 1 AND 1000000),
        ADD CONSTRAINT events_held_count_positive CHECK (held_count >= 0),
        ADD CONSTRAINT events_waiting_count_positive CHECK (waiting_count >= 0)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE events DROP COLUMN capacity, DROP COLUMN held_count, DROP COLUMN waiting_count',
    );
  }
}
