import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SignUpsAndEmailTokens1795210000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE events
        ADD COLUMN sign_up_count integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT events_sign_up_count_positive CHECK (sign_up_count >= 0)`);
    await queryRunner.query('ALTER TABLE events ALTER COLUMN sign_up_count DROP DEFAULT');
    await queryRunner.query(`
      CREATE TABLE sign_ups (
        id uuid NOT NULL CONSTRAINT sign_ups_pkey PRIMARY KEY,
        event_id uuid NOT NULL CONSTRAINT sign_ups_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        account_id uuid NOT NULL CONSTRAINT sign_ups_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        name text NOT NULL,
        email text NOT NULL,
        signed_up_at timestamp(3) with time zone NOT NULL,
        CONSTRAINT sign_ups_one_per_account UNIQUE (event_id, account_id),
        CONSTRAINT sign_ups_one_per_email UNIQUE (event_id, email),
        CONSTRAINT sign_ups_name_length CHECK (length(name) BETWEEN 1 AND 200),
        CONSTRAINT sign_ups_email_lower_case CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254)
      )`);
    await queryRunner.query('CREATE INDEX sign_ups_latest ON sign_ups (event_id, signed_up_at, id)');
    await queryRunner.query('CREATE INDEX sign_ups_account_id ON sign_ups (account_id)');
    await queryRunner.query(`
      CREATE TABLE email_tokens (
        token_hash bytea NOT NULL CONSTRAINT email_tokens_pkey PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT email_tokens_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        purpose text NOT NULL,
        expires_at timestamp(3) with time zone NOT NULL,
        CONSTRAINT email_tokens_newest_only UNIQUE (account_id, purpose),
        CONSTRAINT email_tokens_purpose_known CHECK (purpose IN ('VERIFICATION', 'PASSWORD_RESET'))
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE email_tokens, sign_ups');
    await queryRunner.query('ALTER TABLE events DROP COLUMN sign_up_count');
  }
}
