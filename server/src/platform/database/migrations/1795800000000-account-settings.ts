import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountSettings1795800000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sessions
        ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT sessions_id_unique UNIQUE,
        ADD COLUMN device text CONSTRAINT sessions_device_length CHECK (length(device) <= 100)`);
    await queryRunner.query('ALTER TABLE sessions ALTER COLUMN id DROP DEFAULT');
    await queryRunner.query('ALTER TABLE accounts ADD COLUMN name_confirmed boolean NOT NULL DEFAULT true');
    await queryRunner.query(`
      UPDATE accounts SET name_confirmed = false WHERE name = left(regexp_replace(email, '@[^@]*$', ''), 200)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE accounts DROP COLUMN name_confirmed');
    await queryRunner.query('ALTER TABLE sessions DROP COLUMN device, DROP COLUMN id');
  }
}
