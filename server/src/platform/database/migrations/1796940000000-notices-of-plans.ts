import type { MigrationInterface, QueryRunner } from 'typeorm';

const PLACES = ['sign_up_count', 'held_count', 'waiting_count', 'capacity', 'deleted_at'];
const SHOWN = [
  ...['title', 'date', 'start_time', 'end_time', 'time_zone', 'location'],
  ...['cancelled_at', 'cancellation_reason'],
];

const row = (which: 'OLD' | 'NEW', columns: readonly string[]) =>
  `(${columns.map((column) => `${which}.${column}`).join(', ')})`;

const noticeOf = (columns: readonly string[]) => `
  CREATE OR REPLACE FUNCTION notify_event_places() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.deleted_at IS NULL AND ${row('OLD', columns)} IS DISTINCT FROM ${row('NEW', columns)} THEN
      PERFORM pg_notify('event_places', NEW.id::text);
    END IF;
    RETURN NULL;
  END $$`;

/** Pages that show an event are told of its cancellation, and of another title, time or place, as of its places. */
export class NoticesOfPlans1796940000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(noticeOf([...PLACES, ...SHOWN]));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(noticeOf(PLACES));
  }
}
