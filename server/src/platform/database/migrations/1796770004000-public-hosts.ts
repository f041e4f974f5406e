import type { MigrationInterface, QueryRunner } from 'typeorm';

const OF_CREATORS = 'SELECT FROM events WHERE created_by_id = NEW.id';
const OF_HOSTS = 'SELECT FROM event_members WHERE account_id = NEW.id AND shown_as_host';

/** Pages and lists show hosts: a host who comes, goes or has another name makes another version of the public data. */
export class PublicHosts1796770004000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await replaceFunction(queryRunner, `NOT EXISTS (${OF_CREATORS}) AND NOT EXISTS (${OF_HOSTS})`);
    const raises = 'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW';
    await queryRunner.query(`
      CREATE CONSTRAINT TRIGGER hosts_added_public_version AFTER INSERT ON event_members
      ${raises} WHEN (NEW.shown_as_host) EXECUTE FUNCTION raise_public_version()`);
    await queryRunner.query(`
      CREATE CONSTRAINT TRIGGER hosts_changed_public_version AFTER UPDATE OF shown_as_host ON event_members
      ${raises} WHEN (OLD.shown_as_host <> NEW.shown_as_host) EXECUTE FUNCTION raise_public_version()`);
    await queryRunner.query(`
      CREATE CONSTRAINT TRIGGER hosts_removed_public_version AFTER DELETE ON event_members
      ${raises} WHEN (OLD.shown_as_host) EXECUTE FUNCTION raise_public_version()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const change of ['added', 'changed', 'removed'])
      await queryRunner.query(`DROP TRIGGER hosts_${change}_public_version ON event_members`);
    await replaceFunction(queryRunner, `NOT EXISTS (${OF_CREATORS})`);
  }
}

async function replaceFunction(queryRunner: QueryRunner, isUnknown: string): Promise<void> {
  await queryRunner.query(`
    CREATE OR REPLACE FUNCTION raise_public_version() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- No page shows the name of an account without events; most accounts get theirs with a sign-up.
      IF TG_TABLE_NAME = 'accounts' THEN
        IF ${isUnknown} THEN
          RETURN NULL;
        END IF;
      END IF;
      UPDATE public_version SET version = pg_current_xact_id()::text::bigint
      WHERE version <> pg_current_xact_id()::text::bigint;
      RETURN NULL;
    END $$`);
}
