import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccessTokens1796300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE access_tokens (
        id uuid CONSTRAINT access_tokens_pkey PRIMARY KEY,
        token_hash bytea NOT NULL CONSTRAINT access_tokens_token_hash_unique UNIQUE,
        account_id uuid NOT NULL CONSTRAINT access_tokens_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        name text NOT NULL CONSTRAINT access_tokens_name_length CHECK (length(name) BETWEEN 1 AND 100),
        prefix text NOT NULL CONSTRAINT access_tokens_prefix_length CHECK (length(prefix) = 8),
        scopes text[] NOT NULL CONSTRAINT access_tokens_scopes_known CHECK (cardinality(scopes) BETWEEN 1 AND 4
          AND scopes <@ ARRAY['ACCOUNT_READ', 'EVENTS_WRITE', 'SIGN_UPS_READ', 'SIGN_UPS_WRITE']),
        created_at timestamp(3) with time zone NOT NULL,
        last_used_at timestamp(3) with time zone,
        expires_at timestamp(3) with time zone
      )`);
    await queryRunner.query('CREATE INDEX access_tokens_account_id ON access_tokens (account_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE access_tokens');
  }
}
