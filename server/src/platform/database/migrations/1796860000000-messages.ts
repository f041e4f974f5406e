import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of an event's team to its people, who gets each, and the addresses that mail does not reach. */
export class Messages1796860000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE messages (
        id uuid CONSTRAINT messages_pkey PRIMARY KEY,
        event_id uuid NOT NULL CONSTRAINT messages_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        created_by_id uuid
          CONSTRAINT messages_created_by_id_fkey REFERENCES accounts (id) ON DELETE SET NULL,
        subject text NOT NULL CONSTRAINT messages_subject_length CHECK (length(subject) BETWEEN 1 AND 150),
        text text NOT NULL CONSTRAINT messages_text_length CHECK (length(text) BETWEEN 1 AND 5000),
        audience text NOT NULL CONSTRAINT messages_audience_known
          CHECK (audience IN ('ALL', 'ARRIVED', 'NOT_ARRIVED', 'WAITING', 'SELECTED')),
        sign_up_ids uuid[],
        also_later_sign_ups boolean NOT NULL,
        send_at timestamp(3) with time zone,
        hours_before_start integer,
        hours_after_end integer,
        status text NOT NULL CONSTRAINT messages_status_known
          CHECK (status IN ('SCHEDULED', 'SENDING', 'SENT', 'CANCELLED')),
        created_at timestamp(3) with time zone NOT NULL,
        written_at timestamp(3) with time zone NOT NULL,
        started_at timestamp(3) with time zone,
        sent_at timestamp(3) with time zone,
        added_at timestamp(3) with time zone,
        claimed_until timestamp(3) with time zone,
        recipient_count integer NOT NULL DEFAULT 0,
        sent_count integer NOT NULL DEFAULT 0,
        bounced_count integer NOT NULL DEFAULT 0,
        muted_count integer NOT NULL DEFAULT 0,
        CONSTRAINT messages_selected_by_id CHECK ((audience = 'SELECTED') = (sign_up_ids IS NOT NULL)),
        CONSTRAINT messages_one_time CHECK (num_nonnulls(send_at, hours_before_start, hours_after_end) <= 1),
        CONSTRAINT messages_scheduled_for_a_time CHECK (
          status <> 'SCHEDULED' OR num_nonnulls(send_at, hours_before_start, hours_after_end) = 1
        ),
        CONSTRAINT messages_hours_within_a_year CHECK (
          hours_before_start BETWEEN 0 AND 8760 AND hours_after_end IS NULL
          OR hours_after_end BETWEEN 0 AND 8760 AND hours_before_start IS NULL
          OR hours_before_start IS NULL AND hours_after_end IS NULL
        ),
        CONSTRAINT messages_started_once_sent CHECK (
          started_at IS NOT NULL OR status IN ('SCHEDULED', 'CANCELLED')
        ),
        CONSTRAINT messages_counts_positive CHECK (
          recipient_count >= 0 AND sent_count >= 0 AND bounced_count >= 0 AND muted_count >= 0
        )
      )`);
    await queryRunner.query('CREATE INDEX messages_latest ON messages (event_id, created_at, id)');
    await queryRunner.query(
      `CREATE INDEX messages_scheduled ON messages (event_id) WHERE status = 'SCHEDULED'`,
    );
    await queryRunner.query(
      `CREATE INDEX messages_sending ON messages (claimed_until) WHERE status = 'SENDING'`,
    );
    await queryRunner.query(`
      CREATE INDEX messages_to_later_sign_ups ON messages (event_id)
      WHERE status = 'SENT' AND also_later_sign_ups`);
    await queryRunner.query('CREATE INDEX messages_created_by ON messages (created_by_id)');
    await createRecipients(queryRunner);
    await createPersonalChoices(queryRunner);
    await queryRunner.query(`
      CREATE TABLE mail_problems (
        email text CONSTRAINT mail_problems_pkey PRIMARY KEY
          CONSTRAINT mail_problems_email_lower_case
          CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
        problem text NOT NULL CONSTRAINT mail_problems_problem_known
          CHECK (problem IN ('BOUNCED', 'COMPLAINED', 'REFUSED')),
        found_at timestamp(3) with time zone NOT NULL
      )`);
  }

  /** Messages that have not gone out do not go out. People who muted them are forgotten, and addresses that do not work. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'DROP TABLE mail_problems, message_tests, muted_events, message_recipients, messages',
    );
  }
}

async function createRecipients(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE message_recipients (
      message_id uuid NOT NULL
        CONSTRAINT message_recipients_message_id_fkey REFERENCES messages (id) ON DELETE CASCADE,
      account_id uuid NOT NULL
        CONSTRAINT message_recipients_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
      state text NOT NULL CONSTRAINT message_recipients_state_known
        CHECK (state IN ('PENDING', 'CLAIMED', 'SENT', 'BOUNCED', 'UNREACHABLE', 'MUTED', 'SKIPPED')),
      added_at timestamp(3) with time zone NOT NULL,
      mute_code uuid NOT NULL
        CONSTRAINT message_recipients_mute_code_key UNIQUE,
      batch_id uuid,
      claimed_at timestamp(3) with time zone,
      CONSTRAINT message_recipients_pkey PRIMARY KEY (message_id, account_id),
      CONSTRAINT message_recipients_claimed_in_batch
        CHECK (state <> 'CLAIMED' OR batch_id IS NOT NULL AND claimed_at IS NOT NULL)
    )`);
  await queryRunner.query(`
    CREATE INDEX message_recipients_pending ON message_recipients (message_id, account_id)
    WHERE state = 'PENDING'`);
  await queryRunner.query(`
    CREATE INDEX message_recipients_claimed ON message_recipients (message_id, claimed_at)
    WHERE state = 'CLAIMED'`);
  await queryRunner.query('CREATE INDEX message_recipients_account ON message_recipients (account_id)');
}

async function createPersonalChoices(queryRunner: QueryRunner): Promise<void> {
  for (const [table, columns] of [
    ['muted_events', 'muted_at timestamp(3) with time zone NOT NULL'],
    [
      'message_tests',
      `subject text NOT NULL CONSTRAINT message_tests_subject_length CHECK (length(subject) BETWEEN 1 AND 150),
       text text NOT NULL CONSTRAINT message_tests_text_length CHECK (length(text) BETWEEN 1 AND 5000),
       audience text NOT NULL CONSTRAINT message_tests_audience_known
         CHECK (audience IN ('ALL', 'ARRIVED', 'NOT_ARRIVED', 'WAITING', 'SELECTED')),
       asked_at timestamp(3) with time zone NOT NULL`,
    ],
  ] as const) {
    await queryRunner.query(`
      CREATE TABLE ${table} (
        account_id uuid NOT NULL
          CONSTRAINT ${table}_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        event_id uuid NOT NULL CONSTRAINT ${table}_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        ${columns},
        CONSTRAINT ${table}_pkey PRIMARY KEY (account_id, event_id)
      )`);
    await queryRunner.query(`CREATE INDEX ${table}_event ON ${table} (event_id)`);
  }
}
