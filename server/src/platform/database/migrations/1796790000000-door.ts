import type { MigrationInterface, QueryRunner } from 'typeorm';

const SCOPES = ['ACCOUNT_READ', 'EVENTS_WRITE', 'SIGN_UPS_READ', 'SIGN_UPS_WRITE', 'WEBHOOKS'];

const allowScopes = (scopes: readonly string[]) => `
  ALTER TABLE access_tokens
    DROP CONSTRAINT access_tokens_scopes_known,
    ADD CONSTRAINT access_tokens_scopes_known CHECK (
      cardinality(scopes) BETWEEN 1 AND ${scopes.length}
      AND scopes <@ ARRAY[${scopes.map((scope) => `'${scope}'`)}]
    )`;

/**
 * The primary key of `arrivals` lets one scan admit a place. A scan has no foreign key to the place: it stays when the place is
 * given back. Nor has it one to its pass, which stays as long as the event.
 */
export class Door1796790000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE cancelled_sign_ups ADD COLUMN ticket_code bytea');
    await queryRunner.query(`
      CREATE INDEX cancelled_sign_ups_ticket_code ON cancelled_sign_ups (ticket_code)
      WHERE ticket_code IS NOT NULL`);
    await queryRunner.query(`
      CREATE TABLE door_passes (
        id uuid CONSTRAINT door_passes_pkey PRIMARY KEY,
        event_id uuid NOT NULL CONSTRAINT door_passes_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        token_hash bytea NOT NULL CONSTRAINT door_passes_token_hash_unique UNIQUE,
        name text NOT NULL CONSTRAINT door_passes_name_length CHECK (length(name) BETWEEN 1 AND 80),
        may_search boolean NOT NULL,
        may_undo boolean NOT NULL,
        created_by_id uuid
          CONSTRAINT door_passes_created_by_id_fkey REFERENCES accounts (id) ON DELETE SET NULL,
        created_at timestamp(3) with time zone NOT NULL,
        last_used_at timestamp(3) with time zone,
        ended_at timestamp(3) with time zone
      );
      CREATE INDEX door_passes_latest ON door_passes (event_id, created_at, id);
      CREATE INDEX door_passes_created_by ON door_passes (created_by_id)`);
    await queryRunner.query(`
      CREATE TABLE scans (
        id uuid CONSTRAINT scans_pkey PRIMARY KEY,
        event_id uuid NOT NULL CONSTRAINT scans_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        outcome text NOT NULL CONSTRAINT scans_outcome_known CHECK (outcome IN (
          'ADMITTED', 'ADMITTED_TWICE', 'ALREADY_IN', 'CANCELLED_PLACE', 'OTHER_EVENT', 'UNKNOWN_CODE'
        )),
        sign_up_id uuid,
        other_event_id uuid,
        previous_id uuid,
        door text NOT NULL CONSTRAINT scans_door_length CHECK (length(door) BETWEEN 1 AND 80),
        by_account_id uuid CONSTRAINT scans_by_account_id_fkey REFERENCES accounts (id) ON DELETE SET NULL,
        by_pass_id uuid,
        scanned_at timestamp(3) with time zone NOT NULL,
        received_at timestamp(3) with time zone NOT NULL,
        offline boolean NOT NULL,
        undone_at timestamp(3) with time zone
      );
      CREATE INDEX scans_latest ON scans (event_id, received_at, id);
      CREATE INDEX scans_conflicts ON scans (event_id, received_at, id) WHERE offline AND outcome <> 'ADMITTED';
      CREATE INDEX scans_by_account ON scans (by_account_id) WHERE by_account_id IS NOT NULL`);
    await queryRunner.query(`
      CREATE TABLE arrivals (
        sign_up_id uuid CONSTRAINT arrivals_pkey PRIMARY KEY
          CONSTRAINT arrivals_sign_up_id_fkey REFERENCES sign_ups (id) ON DELETE CASCADE,
        event_id uuid NOT NULL,
        scan_id uuid NOT NULL,
        door text NOT NULL,
        arrived_at timestamp(3) with time zone NOT NULL
      );
      CREATE INDEX arrivals_by_door ON arrivals (event_id, door)`);
    await queryRunner.query(`
      CREATE FUNCTION notify_door_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('door_changed', event_id::text) FROM changed GROUP BY event_id;
        RETURN NULL;
      END $$`);
    for (const operation of ['INSERT', 'UPDATE']) {
      await queryRunner.query(`
        CREATE TRIGGER scans_${operation.toLowerCase()} AFTER ${operation} ON scans REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION notify_door_changed()`);
    }
    await queryRunner.query(allowScopes([...SCOPES, 'DOOR']));
  }

  /** An older version knows no tokens for the door. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM access_tokens WHERE 'DOOR' = ANY(scopes)`);
    await queryRunner.query(allowScopes(SCOPES));
    await queryRunner.query('DROP TABLE arrivals, scans, door_passes');
    await queryRunner.query('DROP FUNCTION notify_door_changed()');
    await queryRunner.query('ALTER TABLE cancelled_sign_ups DROP COLUMN ticket_code');
  }
}
