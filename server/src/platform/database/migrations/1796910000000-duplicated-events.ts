import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An event and a draft know the event that they were duplicated from; of those that there are it is unknown. */
export class DuplicatedEvents1796910000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE events ADD COLUMN duplicated_from_id uuid');
    await queryRunner.query('ALTER TABLE event_drafts ADD COLUMN duplicated_from_id uuid');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE event_drafts DROP COLUMN duplicated_from_id');
    await queryRunner.query('ALTER TABLE events DROP COLUMN duplicated_from_id');
  }
}
