import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlaceAttempts1796501449317 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE place_attempts (
        event_id uuid NOT NULL CONSTRAINT place_attempts_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        account_id uuid NOT NULL CONSTRAINT place_attempts_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        gave_up_at timestamp(3) with time zone,
        refused_at timestamp(3) with time zone,
        CONSTRAINT place_attempts_pkey PRIMARY KEY (event_id, account_id)
      )`);
    await queryRunner.query('CREATE INDEX place_attempts_account ON place_attempts (account_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE place_attempts');
  }
}
