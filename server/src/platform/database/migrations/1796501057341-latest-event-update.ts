import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The greatest `updated_at` of events so far: the next one is never earlier, see stamp-event.ts. */
export class LatestEventUpdate1796501057341 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE public_version ADD COLUMN latest_event_update timestamp(3) with time zone`);
    await queryRunner.query(`
      UPDATE public_version SET latest_event_update = (SELECT max(updated_at) FROM events)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE public_version DROP COLUMN latest_event_update');
  }
}
