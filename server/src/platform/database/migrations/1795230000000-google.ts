import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Google1795230000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE google_credentials (
        account_id uuid NOT NULL CONSTRAINT google_credentials_pkey PRIMARY KEY
          CONSTRAINT google_credentials_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        subject text,
        sealed_refresh_token text,
        broken_at timestamp(3) with time zone,
        created_at timestamp(3) with time zone NOT NULL
      )`);
    await queryRunner.query('CREATE UNIQUE INDEX google_credentials_subject ON google_credentials (subject)');
    await queryRunner.query(`
      CREATE TABLE google_authorizations (
        state_hash bytea NOT NULL CONSTRAINT google_authorizations_pkey PRIMARY KEY,
        purpose text NOT NULL,
        account_id uuid CONSTRAINT google_authorizations_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        browser_hash bytea NOT NULL,
        nonce text NOT NULL,
        code_verifier text NOT NULL,
        expires_at timestamp(3) with time zone NOT NULL,
        CONSTRAINT google_authorizations_purpose_known CHECK (purpose IN ('SIGN_IN', 'CONNECT')),
        CONSTRAINT google_authorizations_account CHECK ((purpose = 'CONNECT') = (account_id IS NOT NULL))
      )`);
    await queryRunner.query(
      'CREATE INDEX google_authorizations_expires_at ON google_authorizations (expires_at)',
    );
    await queryRunner.query(
      'ALTER TABLE sign_ups ADD COLUMN added_to_calendar_at timestamp(3) with time zone',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sign_ups DROP COLUMN added_to_calendar_at');
    await queryRunner.query('DROP TABLE google_authorizations, google_credentials');
  }
}
