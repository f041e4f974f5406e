import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The places of people who have not arrived are released, for the next in line. Streams of the door hear of it. */
export class PlaceReleases1796800000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE place_releases (
        event_id uuid CONSTRAINT place_releases_pkey PRIMARY KEY
          CONSTRAINT place_releases_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        released_at timestamp(3) with time zone NOT NULL,
        stage text NOT NULL
          CONSTRAINT place_releases_stage_known CHECK (stage IN ('UNDOABLE', 'RUNNING', 'DONE'))
      )`);
    for (const [operation, rows] of [
      ['INSERT', 'NEW'],
      ['UPDATE', 'NEW'],
      ['DELETE', 'OLD'],
    ] as const) {
      await queryRunner.query(`
        CREATE TRIGGER place_releases_${operation.toLowerCase()} AFTER ${operation} ON place_releases
        REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_door_changed()`);
    }
  }

  /** A release that is under way is forgotten: its people keep their places. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE place_releases');
  }
}
