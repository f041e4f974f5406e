import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The list of a type's events is read by this index, and the type's case does not count. Without the statistics
 * PostgreSQL takes every type for a rare one, and sorts all its events for each page.
 */
export class TypesInAnyCase1796610048000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createIndexOn(queryRunner, 'lower(type)');
    await queryRunner.query('CREATE STATISTICS events_type_in_any_case ON lower(type) FROM events');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP STATISTICS events_type_in_any_case');
    await createIndexOn(queryRunner, 'type');
  }
}

async function createIndexOn(queryRunner: QueryRunner, type: string): Promise<void> {
  await queryRunner.query('DROP INDEX events_public_type_soonest');
  await queryRunner.query(
    `CREATE INDEX events_public_type_soonest ON events (${type}, date, start_time, id) WHERE public`,
  );
}
