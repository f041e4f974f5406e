import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For what integrators ask of events: those that have changed since they last looked. */
export class RecentlyUpdatedEvents1796200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE INDEX events_public_recently_updated ON events (updated_at, id) WHERE public',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX events_public_recently_updated');
  }
}
