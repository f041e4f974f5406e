import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DeletedEvents1795300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE events
        ADD COLUMN deleted_at timestamp(3) with time zone,
        ALTER COLUMN created_by_id DROP NOT NULL,
        ADD CONSTRAINT events_creator_until_deleted
          CHECK (created_by_id IS NOT NULL OR deleted_at IS NOT NULL),
        DROP CONSTRAINT events_created_by_id_fkey,
        ADD CONSTRAINT events_created_by_id_fkey
          FOREIGN KEY (created_by_id) REFERENCES accounts (id) ON DELETE SET NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM events WHERE deleted_at IS NOT NULL');
    await queryRunner.query(`
      ALTER TABLE events
        DROP CONSTRAINT events_creator_until_deleted,
        DROP COLUMN deleted_at,
        ALTER COLUMN created_by_id SET NOT NULL,
        DROP CONSTRAINT events_created_by_id_fkey,
        ADD CONSTRAINT events_created_by_id_fkey
          FOREIGN KEY (created_by_id) REFERENCES accounts (id) ON DELETE CASCADE`);
  }
}
