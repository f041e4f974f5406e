import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EventDrafts1796740000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE event_drafts (
        id uuid CONSTRAINT event_drafts_pkey PRIMARY KEY,
        created_by_id uuid NOT NULL
          CONSTRAINT event_drafts_created_by_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        title text NOT NULL CONSTRAINT event_drafts_title_length CHECK (length(title) BETWEEN 1 AND 200),
        description text CONSTRAINT event_drafts_description_length CHECK (length(description) <= 5000),
        location text CONSTRAINT event_drafts_location_length CHECK (length(location) <= 300),
        type text CONSTRAINT event_drafts_type_length CHECK (length(type) <= 100),
        date date,
        start_time time(0),
        end_time time(0),
        time_zone text NOT NULL,
        price_pence integer NOT NULL,
        refund_deadline_hours integer,
        capacity integer,
        visibility text NOT NULL
          CONSTRAINT event_drafts_visibility_known CHECK (visibility IN ('PUBLIC', 'UNLISTED')),
        attendee_note text
          CONSTRAINT event_drafts_attendee_note_length CHECK (length(attendee_note) BETWEEN 1 AND 2000),
        preview_secret text NOT NULL
          CONSTRAINT event_drafts_preview_secret_length CHECK (length(preview_secret) >= 22),
        created_at timestamp(3) with time zone NOT NULL,
        updated_at timestamp(3) with time zone NOT NULL,
        warned_at timestamp(3) with time zone
      )`);
    await queryRunner.query(
      'CREATE INDEX event_drafts_of_creator ON event_drafts (created_by_id, updated_at, id)',
    );
    await queryRunner.query('CREATE INDEX event_drafts_by_age ON event_drafts (updated_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE event_drafts');
  }
}
