import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The note that people with a place read, in the event and in what is mailed about its change. */
export class AttendeeNotes1796720000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE events
        ADD COLUMN attendee_note text
          CONSTRAINT events_attendee_note_length CHECK (length(attendee_note) BETWEEN 1 AND 2000)`);
    await queryRunner.query(`
      ALTER TABLE event_changes
        ADD COLUMN attendee_note text
          CONSTRAINT event_changes_attendee_note_length CHECK (length(attendee_note) BETWEEN 1 AND 2000)`);
  }

  /** An older version has no place for the notes: they are lost. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE event_changes DROP COLUMN attendee_note');
    await queryRunner.query('ALTER TABLE events DROP COLUMN attendee_note');
  }
}
