import type { MigrationInterface, QueryRunner } from 'typeorm';

const PLACES = ['sign_up_count', 'held_count', 'waiting_count', 'capacity', 'deleted_at'];
const SHOWN = [
  ...['title', 'date', 'start_time', 'end_time', 'time_zone', 'location'],
  ...['cancelled_at', 'cancellation_reason'],
];

const differs = (columns: readonly string[]) => {
  const row = (which: string) => `(${columns.map((column) => `${which}.${column}`).join(', ')})`;
  return `${row('OLD')} IS DISTINCT FROM ${row('NEW')}`;
};

const noticeOf = (columns: readonly string[], also = '') => `
  CREATE OR REPLACE FUNCTION notify_event_places() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.deleted_at IS NULL AND ${differs(columns)} THEN
      PERFORM pg_notify('event_places', NEW.id::text);
    END IF;
    ${also}
    RETURN NULL;
  END $$`;

/**
 * Pages that list people are told that a name is another one, or is shown to others than before. People who wait for a place are
 * told of another title, time or place, and of a cancellation: their pages hear of nothing else that happens to the event.
 */
export class NoticesOfNames1796961000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      noticeOf(
        [...PLACES, ...SHOWN],
        `IF OLD.deleted_at IS NULL AND ${differs(SHOWN)} THEN
           PERFORM pg_notify('waiting_changed', NEW.id || ' *');
         END IF;`,
      ),
    );
    await queryRunner.query(`
      CREATE FUNCTION notify_names() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('event_places', NEW.event_id::text);
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER sign_ups_renamed AFTER UPDATE OF name, name_shown ON sign_ups
      FOR EACH ROW WHEN (${differs(['name', 'name_shown'])}) EXECUTE FUNCTION notify_names()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER sign_ups_renamed ON sign_ups');
    await queryRunner.query('DROP FUNCTION notify_names()');
    await queryRunner.query(noticeOf([...PLACES, ...SHOWN]));
  }
}
