import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Types that differ only by capitals or spaces become one, spelled as the oldest event has it; see spelling-of-type.ts. */
export class EventTypeSpellings1795950000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE events SET type = regexp_replace(type, '\\s+', ' ', 'g') WHERE type ~ '\\s\\s|[\\t\\n]'`,
    );
    await queryRunner.query(`
      UPDATE events SET type = oldest.type
      FROM (
        SELECT DISTINCT ON (lower(type)) type FROM events
        WHERE deleted_at IS NULL ORDER BY lower(type), created_at, id
      ) AS oldest
      WHERE lower(events.type) = lower(oldest.type) AND events.type <> oldest.type`);
    await queryRunner.query(
      'CREATE INDEX events_type_spellings ON events (lower(type), created_at, id) WHERE deleted_at IS NULL',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX events_type_spellings');
  }
}
