import type { MigrationInterface, QueryRunner } from 'typeorm';

const rule = `unconfirmed_email = lower(unconfirmed_email)
  AND length(unconfirmed_email) BETWEEN 3 AND 254 AND unconfirmed_email <> email`;

export class UnconfirmedContacts1795310000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['sign_ups', 'payments']) {
      await queryRunner.query(`
        ALTER TABLE ${table}
          ADD COLUMN unconfirmed_email text,
          ADD CONSTRAINT ${table}_unconfirmed_email_other CHECK (${rule})`);
    }
    // One address may have to come free for another sign-up. Afterwards all differ, as the accounts' addresses do.
    await queryRunner.query('ALTER TABLE sign_ups DROP CONSTRAINT sign_ups_one_per_email');
    for (const table of ['sign_ups', 'payments']) {
      // An address that is not their account's own is not confirmed by its owner yet.
      await queryRunner.query(`
        UPDATE ${table} SET unconfirmed_email = ${table}.email, email = accounts.email
        FROM accounts WHERE accounts.id = account_id AND accounts.email <> ${table}.email`);
    }
    await queryRunner.query(`
      ALTER TABLE sign_ups ADD CONSTRAINT sign_ups_one_per_email UNIQUE (event_id, email)`);
    await queryRunner.query(`
      CREATE TABLE contact_tokens (
        token_hash bytea NOT NULL CONSTRAINT contact_tokens_pkey PRIMARY KEY,
        sign_up_id uuid NOT NULL CONSTRAINT contact_tokens_sign_up_id_fkey REFERENCES sign_ups (id) ON DELETE CASCADE,
        expires_at timestamp(3) with time zone NOT NULL,
        CONSTRAINT contact_tokens_newest_only UNIQUE (sign_up_id)
      )`);
  }

  /** The addresses that were typed go: only those where mails may go are left. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE contact_tokens');
    await queryRunner.query('ALTER TABLE sign_ups DROP COLUMN unconfirmed_email');
    await queryRunner.query('ALTER TABLE payments DROP COLUMN unconfirmed_email');
  }
}
