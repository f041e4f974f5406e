import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Mailings1795710000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE mailings (
        id uuid NOT NULL CONSTRAINT mailings_pkey PRIMARY KEY,
        event_id uuid NOT NULL CONSTRAINT mailings_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        kind text NOT NULL CONSTRAINT mailings_kind_known CHECK (kind IN ('CHANGE', 'REMINDER')),
        due_at timestamp(3) with time zone NOT NULL,
        signed_up_until timestamp(3) with time zone NOT NULL,
        starts_at timestamp(3) with time zone,
        after_account_id uuid,
        finished_at timestamp(3) with time zone,
        CONSTRAINT mailings_one_reminder_per_start UNIQUE (event_id, starts_at),
        CONSTRAINT mailings_start_of_reminders CHECK ((kind = 'REMINDER') = (starts_at IS NOT NULL))
      );
      CREATE INDEX mailings_due ON mailings (due_at);
      CREATE TABLE event_changes (
        event_id uuid NOT NULL CONSTRAINT event_changes_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        revision integer NOT NULL,
        changed_at timestamp(3) with time zone NOT NULL,
        date date NOT NULL,
        start_time time(0) NOT NULL,
        end_time time(0) NOT NULL,
        time_zone text NOT NULL,
        location text NOT NULL,
        message text CONSTRAINT event_changes_message_length CHECK (length(message) BETWEEN 1 AND 500),
        CONSTRAINT event_changes_pkey PRIMARY KEY (event_id, revision)
      );
      CREATE TABLE attendee_notices (
        sign_up_id uuid NOT NULL CONSTRAINT attendee_notices_pkey PRIMARY KEY
          CONSTRAINT attendee_notices_sign_up_id_fkey REFERENCES sign_ups (id) ON DELETE CASCADE,
        revision integer,
        reminded_for timestamp(3) with time zone
      );
      CREATE INDEX events_starts ON events (starts_at, id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX events_starts;
      DROP TABLE attendee_notices, event_changes, mailings`);
  }
}
