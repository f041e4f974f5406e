import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WaitingList1795520000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE waiting_list_entries (
        id uuid NOT NULL CONSTRAINT waiting_list_entries_pkey PRIMARY KEY,
        event_id uuid NOT NULL
          CONSTRAINT waiting_list_entries_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        account_id uuid NOT NULL
          CONSTRAINT waiting_list_entries_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        name text NOT NULL CONSTRAINT waiting_list_entries_name_length CHECK (length(name) BETWEEN 1 AND 200),
        email text NOT NULL CONSTRAINT waiting_list_entries_email_lower_case
          CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
        unconfirmed_email text CONSTRAINT waiting_list_entries_unconfirmed_email_other
          CHECK (unconfirmed_email = lower(unconfirmed_email)
            AND length(unconfirmed_email) BETWEEN 3 AND 254 AND unconfirmed_email <> email),
        joined_at timestamp(3) with time zone NOT NULL,
        offer_expires_at timestamp(3) with time zone,
        CONSTRAINT waiting_list_entries_one_per_account UNIQUE (event_id, account_id),
        CONSTRAINT waiting_list_entries_one_per_email UNIQUE (event_id, email)
      )`);
    await queryRunner.query(`
      CREATE INDEX waiting_list_entries_in_line ON waiting_list_entries (event_id, joined_at, id)
      WHERE offer_expires_at IS NULL`);
    await queryRunner.query(
      'CREATE INDEX waiting_list_entries_of_event ON waiting_list_entries (event_id, joined_at, id)',
    );
    await queryRunner.query('CREATE INDEX waiting_list_entries_account ON waiting_list_entries (account_id)');
  }

  /** Places that were offered stay held until their time is over. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE waiting_list_entries');
    await queryRunner.query('UPDATE events SET waiting_count = 0');
  }
}
