import type { MigrationInterface, QueryRunner } from 'typeorm';

const NO_READER_LEFT = `
      ELSIF TG_OP = 'UPDATE' AND NEW.created_by_id IS NULL THEN
        -- The creator's account is deleted: nobody is left to read what has changed.
        DELETE FROM changes WHERE owner_id = OLD.created_by_id;`;

/** An event with another owner, and the places at it, are new to that owner, who reads them as ADDED. */
const TO_NEW_OWNER = `
      ELSIF TG_OP = 'UPDATE' AND NEW.created_by_id <> OLD.created_by_id AND NEW.deleted_at IS NULL THEN
        UPDATE changes SET owner_id = NEW.created_by_id, kind = 'ADDED', changed_at = now(), position = change_position()
        WHERE event_id = NEW.id AND owner_id = OLD.created_by_id AND kind <> 'REMOVED';`;

export class ChangesOfNewOwners1796770002000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await replaceFunction(queryRunner, NO_READER_LEFT + TO_NEW_OWNER);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceFunction(queryRunner, NO_READER_LEFT);
  }
}

async function replaceFunction(queryRunner: QueryRunner, ownerBranches: string): Promise<void> {
  await queryRunner.query(`
    CREATE OR REPLACE FUNCTION note_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        IF NEW.created_by_id IS NOT NULL AND NEW.deleted_at IS NULL THEN
          INSERT INTO changes (id, subject, owner_id, event_id, kind, changed_at, position)
          VALUES (NEW.id, 'EVENT', NEW.created_by_id, NEW.id, 'ADDED', now(), change_position());
        END IF;${ownerBranches}
      ELSIF TG_OP = 'UPDATE' AND NEW.deleted_at IS NULL THEN
        PERFORM note_change('EVENT', NEW.id);
      ELSE
        UPDATE changes SET kind = 'REMOVED', changed_at = now(), position = change_position()
        WHERE id = OLD.id AND subject = 'EVENT' AND kind <> 'REMOVED';
      END IF;
      RETURN NULL;
    END $$`);
}
