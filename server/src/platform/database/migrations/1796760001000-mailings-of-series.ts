import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mailing is about several events: those of a series that one act has changed. */
export class MailingsOfSeries1796760001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mailings ADD COLUMN event_ids uuid[]');
    await queryRunner.query('UPDATE mailings SET event_ids = ARRAY[event_id]');
    await queryRunner.query(`
      ALTER TABLE mailings
        DROP COLUMN event_id,
        ALTER COLUMN event_ids SET NOT NULL,
        ADD CONSTRAINT mailings_one_reminder_per_start UNIQUE (event_ids, starts_at)`);
  }

  /** An older version sends one mail for each event: the mailing is about the first one, and is lost where that is deleted. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mailings ADD COLUMN event_id uuid');
    await queryRunner.query('UPDATE mailings SET event_id = event_ids[1]');
    await queryRunner.query('DELETE FROM mailings WHERE event_id NOT IN (SELECT id FROM events)');
    await queryRunner.query(`
      ALTER TABLE mailings
        DROP COLUMN event_ids,
        ALTER COLUMN event_id SET NOT NULL,
        ADD CONSTRAINT mailings_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE,
        ADD CONSTRAINT mailings_one_reminder_per_start UNIQUE (event_id, starts_at)`);
  }
}
