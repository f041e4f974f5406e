import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The addresses at which calendars read the places of an account. */
export class CalendarFeeds1796851000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE calendar_feeds (
        account_id uuid CONSTRAINT calendar_feeds_pkey PRIMARY KEY
          CONSTRAINT calendar_feeds_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        secret_hash bytea NOT NULL CONSTRAINT calendar_feeds_secret_hash_unique UNIQUE,
        encrypted_secret text NOT NULL,
        created_at timestamp(3) with time zone NOT NULL,
        last_read_at timestamp(3) with time zone
      )`);
  }

  /** An older version has no feeds: calendars find nothing at their addresses any more. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE calendar_feeds');
  }
}
