import type { MigrationInterface, QueryRunner } from 'typeorm';

const MAX_BIGINT = '9223372036854775807';

/**
 * The changes of sign-ups and events, in the order in which they took effect: one row for each, with its latest
 * change. Triggers, so that no code that writes these tables can forget it. See
 * server/docs/decisions/changes-in-order.md.
 */
export class ChangesInOrder1796501113527 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await makeTables(queryRunner);
    await makePositions(queryRunner);
    await queryRunner.query(`
      INSERT INTO changes (id, subject, owner_id, event_id, kind, changed_at, position)
      SELECT id, 'EVENT', created_by_id, id, 'ADDED', updated_at, change_position() FROM events
      WHERE deleted_at IS NULL`);
    await queryRunner.query(`
      INSERT INTO changes (id, subject, owner_id, event_id, kind, changed_at, position)
      SELECT sign_ups.id, 'SIGN_UP', created_by_id, event_id, 'ADDED', signed_up_at, change_position()
      FROM sign_ups JOIN events ON events.id = event_id WHERE deleted_at IS NULL`);
    await queryRunner.query('CREATE INDEX changes_in_order ON changes (owner_id, subject, position, id)');
    await queryRunner.query(`CREATE INDEX changes_removed ON changes (changed_at) WHERE kind = 'REMOVED'`);
    await addSignUpTriggers(queryRunner);
    await addEventTriggers(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER events_in_changes ON events;
      DROP TRIGGER payments_changed_in_changes ON payments;
      DROP TRIGGER sign_ups_changed_in_changes ON sign_ups;
      DROP TRIGGER sign_ups_removed_in_changes ON sign_ups;
      DROP TRIGGER sign_ups_added_in_changes ON sign_ups;
      DROP FUNCTION note_event_change();
      DROP FUNCTION note_sign_up_change();
      DROP FUNCTION note_sign_ups_removed();
      DROP FUNCTION note_sign_ups_added();
      DROP FUNCTION note_change(text, uuid);
      DROP FUNCTION settled_changes();
      DROP FUNCTION change_position();
      DROP TABLE changes;
      DROP TABLE change_clock`);
  }
}

async function makeTables(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE change_clock (
      id integer NOT NULL,
      cluster bigint NOT NULL,
      base bigint NOT NULL,
      CONSTRAINT change_clock_pkey PRIMARY KEY (id),
      CONSTRAINT change_clock_single CHECK (id = 1)
    )`);
  await queryRunner.query(
    'INSERT INTO change_clock (id, cluster, base) SELECT 1, system_identifier, 0 FROM pg_control_system()',
  );
  await queryRunner.query(`
    CREATE TABLE changes (
      id uuid NOT NULL,
      subject text NOT NULL,
      owner_id uuid NOT NULL,
      event_id uuid NOT NULL,
      kind text NOT NULL,
      changed_at timestamp(3) with time zone NOT NULL,
      position bigint NOT NULL,
      CONSTRAINT changes_pkey PRIMARY KEY (id, subject),
      CONSTRAINT changes_subject_known CHECK (subject IN ('EVENT', 'SIGN_UP')),
      CONSTRAINT changes_kind_known CHECK (kind IN ('ADDED', 'CHANGED', 'REMOVED'))
    )`);
}

async function makePositions(queryRunner: QueryRunner): Promise<void> {
  // In another cluster than before, into which the database was restored, transactions are counted anew.
  await queryRunner.query(`
    CREATE FUNCTION change_position() RETURNS bigint LANGUAGE plpgsql AS $$
    DECLARE
      this_cluster bigint := (SELECT system_identifier FROM pg_control_system());
      this_base bigint;
    BEGIN
      SELECT base INTO this_base FROM change_clock WHERE cluster = this_cluster;
      IF NOT FOUND THEN
        UPDATE change_clock SET cluster = this_cluster, base = base + (1::bigint << 40) WHERE cluster <> this_cluster;
        SELECT base INTO STRICT this_base FROM change_clock;
      END IF;
      RETURN this_base + pg_current_xact_id()::text::bigint;
    END $$`);
  // Every transaction below the snapshot's xmin has ended: nothing can be added there any more.
  await queryRunner.query(`
    CREATE FUNCTION settled_changes() RETURNS bigint LANGUAGE sql STABLE AS $$
      SELECT CASE WHEN cluster = (SELECT system_identifier FROM pg_control_system())
        THEN base + pg_snapshot_xmin(pg_current_snapshot())::text::bigint ELSE ${MAX_BIGINT} END
      FROM change_clock
    $$`);
  await queryRunner.query(`
    CREATE FUNCTION note_change(about text, changed uuid) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      this bigint := change_position();
    BEGIN
      UPDATE changes SET changed_at = now(), position = this,
        kind = CASE WHEN kind = 'REMOVED' OR (kind = 'ADDED' AND position = this) THEN kind ELSE 'CHANGED' END
      WHERE id = changed AND subject = about;
    END $$`);
}

/** Statements, so that a batch costs two more. The owner is looked up for each row: a join could read all events. */
async function addSignUpTriggers(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION note_sign_ups_added() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      this bigint;
    BEGIN
      IF NOT EXISTS (SELECT FROM added) THEN
        RETURN NULL;
      END IF;
      this := change_position();
      INSERT INTO changes (id, subject, owner_id, event_id, kind, changed_at, position)
      SELECT id, 'SIGN_UP', owner_id, event_id, 'ADDED', now(), this FROM (
        SELECT id, event_id, (SELECT created_by_id FROM events WHERE events.id = event_id) AS owner_id FROM added
      ) AS owned
      WHERE owner_id IS NOT NULL;
      RETURN NULL;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER sign_ups_added_in_changes AFTER INSERT ON sign_ups REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION note_sign_ups_added()`);
  // Rows that one transaction adds and removes were never visible, and the changes of a deleted creator have no
  // reader.
  await queryRunner.query(`
    CREATE FUNCTION note_sign_ups_removed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      this bigint;
    BEGIN
      IF NOT EXISTS (SELECT FROM removed) THEN
        RETURN NULL;
      END IF;
      this := change_position();
      DELETE FROM changes WHERE id = ANY (ARRAY(SELECT id FROM removed)) AND subject = 'SIGN_UP' AND (
        (kind = 'ADDED' AND position = this)
        OR (SELECT created_by_id FROM events WHERE events.id = changes.event_id) IS NULL
      );
      UPDATE changes SET kind = 'REMOVED', changed_at = now(), position = this
      WHERE id = ANY (ARRAY(SELECT id FROM removed)) AND subject = 'SIGN_UP';
      RETURN NULL;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER sign_ups_removed_in_changes AFTER DELETE ON sign_ups REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION note_sign_ups_removed()`);
  // Put off to the end of the transaction: both lock a row of changes after all other rows.
  await queryRunner.query(`
    CREATE FUNCTION note_sign_up_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_TABLE_NAME = 'payments' THEN
        PERFORM note_change('SIGN_UP', coalesce(NEW.sign_up_id, NEW.cancelled_sign_up_id));
      ELSE
        PERFORM note_change('SIGN_UP', NEW.id);
      END IF;
      RETURN NULL;
    END $$`);
  await queryRunner.query(`
    CREATE CONSTRAINT TRIGGER sign_ups_changed_in_changes
    AFTER UPDATE OF name, email, unconfirmed_email ON sign_ups DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN ((OLD.name, OLD.email, OLD.unconfirmed_email) IS DISTINCT FROM (NEW.name, NEW.email, NEW.unconfirmed_email))
    EXECUTE FUNCTION note_sign_up_change()`);
  await queryRunner.query(`
    CREATE CONSTRAINT TRIGGER payments_changed_in_changes
    AFTER UPDATE OF status, refunded_pence, attention_reason ON payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (coalesce(NEW.sign_up_id, NEW.cancelled_sign_up_id) IS NOT NULL
      AND (OLD.status, OLD.refunded_pence, OLD.attention_reason)
        IS DISTINCT FROM (NEW.status, NEW.refunded_pence, NEW.attention_reason))
    EXECUTE FUNCTION note_sign_up_change()`);
}

async function addEventTriggers(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION note_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        IF NEW.created_by_id IS NOT NULL AND NEW.deleted_at IS NULL THEN
          INSERT INTO changes (id, subject, owner_id, event_id, kind, changed_at, position)
          VALUES (NEW.id, 'EVENT', NEW.created_by_id, NEW.id, 'ADDED', now(), change_position());
        END IF;
      ELSIF TG_OP = 'UPDATE' AND NEW.created_by_id IS NULL THEN
        -- The creator's account is deleted: nobody is left to read what has changed.
        DELETE FROM changes WHERE owner_id = OLD.created_by_id;
      ELSIF TG_OP = 'UPDATE' AND NEW.deleted_at IS NULL THEN
        PERFORM note_change('EVENT', NEW.id);
      ELSE
        UPDATE changes SET kind = 'REMOVED', changed_at = now(), position = change_position()
        WHERE id = OLD.id AND subject = 'EVENT' AND kind <> 'REMOVED';
      END IF;
      RETURN NULL;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER events_in_changes
    AFTER INSERT OR DELETE OR UPDATE OF updated_at, deleted_at, created_by_id ON events
    FOR EACH ROW EXECUTE FUNCTION note_event_change()`);
}
