import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The numbers of people of whom nothing else is stored any more, and the events whose people are not erased. */
export class ErasedPeople1796830000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE erased_places (
        event_id uuid NOT NULL CONSTRAINT erased_places_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        signed_up_on date NOT NULL,
        place_count integer NOT NULL,
        cancelled_count integer NOT NULL,
        CONSTRAINT erased_places_pkey PRIMARY KEY (event_id, signed_up_on),
        CONSTRAINT erased_places_counts_positive CHECK (place_count >= 0 AND cancelled_count >= 0)
      )`);
    await queryRunner.query(`
      CREATE TABLE erased_arrivals (
        event_id uuid NOT NULL CONSTRAINT erased_arrivals_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        door text NOT NULL,
        arrived_count integer NOT NULL,
        CONSTRAINT erased_arrivals_pkey PRIMARY KEY (event_id, door),
        CONSTRAINT erased_arrivals_some CHECK (arrived_count > 0)
      )`);
    await queryRunner.query('ALTER TABLE events ADD COLUMN people_erased_at timestamp(3) with time zone');
    await queryRunner.query(`
      CREATE INDEX events_with_people ON events (ends_at, id)
      WHERE people_erased_at IS NULL OR people_erased_at < ends_at`);
  }

  /** An older version knows no erased people: their numbers are lost, and counts are those of the rows again. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE events SET sign_up_count = sign_up_count - erased.count
      FROM (SELECT event_id, sum(place_count)::int AS count FROM erased_places GROUP BY event_id) AS erased
      WHERE events.id = erased.event_id`);
    await queryRunner.query('DROP INDEX events_with_people');
    await queryRunner.query('ALTER TABLE events DROP COLUMN people_erased_at');
    await queryRunner.query('DROP TABLE erased_arrivals, erased_places');
  }
}
