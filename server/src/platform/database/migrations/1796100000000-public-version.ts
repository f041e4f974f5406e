import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Not sign_up_count, held_count and waiting_count: every sign-up would wait for the one row. */
const PUBLIC_COLUMNS = `title, description, location, type, date, start_time, end_time, time_zone, starts_at, ends_at,
  price_pence, refund_deadline_hours, capacity, public, created_by_id, updated_at, deleted_at`;

/**
 * The triggers are put off to the end of the transaction: a transaction that changes an event holds the row no longer
 * than a commit takes, and takes it after everything else, so that no two can wait for each other. A transaction
 * writes it once, however many events it changes.
 */
export class PublicVersion1796100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE public_version (
        id integer NOT NULL,
        version bigint NOT NULL,
        CONSTRAINT public_version_pkey PRIMARY KEY (id),
        CONSTRAINT public_version_single CHECK (id = 1)
      )`);
    await queryRunner.query('INSERT INTO public_version (id, version) VALUES (1, 0)');
    await queryRunner.query(`
      CREATE FUNCTION raise_public_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Nobody sees the name of who has made no event; most accounts get theirs with a sign-up.
        IF TG_TABLE_NAME = 'accounts' THEN
          IF NOT EXISTS (SELECT FROM events WHERE created_by_id = NEW.id) THEN
            RETURN NULL;
          END IF;
        END IF;
        UPDATE public_version SET version = pg_current_xact_id()::text::bigint
        WHERE version <> pg_current_xact_id()::text::bigint;
        RETURN NULL;
      END $$`);
    const atTheEnd = 'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW';
    await queryRunner.query(`
      CREATE CONSTRAINT TRIGGER events_public_version
      AFTER INSERT OR DELETE OR UPDATE OF ${PUBLIC_COLUMNS} ON events
      ${atTheEnd} EXECUTE FUNCTION raise_public_version()`);
    await queryRunner.query(`
      CREATE CONSTRAINT TRIGGER accounts_public_version AFTER UPDATE OF name ON accounts
      ${atTheEnd} WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION raise_public_version()`);
    await queryRunner.query(`
      CREATE TRIGGER events_truncated_public_version AFTER TRUNCATE ON events
      FOR EACH STATEMENT EXECUTE FUNCTION raise_public_version()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER events_truncated_public_version ON events');
    await queryRunner.query('DROP TRIGGER accounts_public_version ON accounts');
    await queryRunner.query('DROP TRIGGER events_public_version ON events');
    await queryRunner.query('DROP FUNCTION raise_public_version()');
    await queryRunner.query('DROP TABLE public_version');
  }
}
