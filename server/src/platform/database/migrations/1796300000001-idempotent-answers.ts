import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IdempotentAnswers1796300000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE idempotent_answers (
        account_id uuid NOT NULL
          CONSTRAINT idempotent_answers_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        key_hash bytea NOT NULL,
        input_hash bytea NOT NULL,
        began_at timestamp(3) with time zone NOT NULL,
        answer text,
        CONSTRAINT idempotent_answers_pkey PRIMARY KEY (account_id, key_hash),
        CONSTRAINT idempotent_answers_hash_length CHECK (length(key_hash) = 32 AND length(input_hash) = 32)
      )`);
    await queryRunner.query('CREATE INDEX idempotent_answers_began_at ON idempotent_answers (began_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE idempotent_answers');
  }
}
