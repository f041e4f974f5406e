import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The team of an event beside its owner, who is the event's own column. See server/docs/decisions/event-team.md. */
export class EventTeam1796770000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE event_members (
        event_id uuid NOT NULL CONSTRAINT event_members_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        account_id uuid NOT NULL CONSTRAINT event_members_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        role text NOT NULL CONSTRAINT event_members_role_known CHECK (role IN ('EDITOR', 'DOOR')),
        shown_as_host boolean NOT NULL,
        since timestamp(3) with time zone NOT NULL,
        CONSTRAINT event_members_pkey PRIMARY KEY (event_id, account_id)
      )`);
    await queryRunner.query(`
      ALTER TABLE events
        ADD COLUMN owner_since timestamp(3) with time zone,
        ADD COLUMN owner_shown_as_host boolean NOT NULL DEFAULT true`);
    await queryRunner.query('CREATE INDEX event_members_of_account ON event_members (account_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE events DROP COLUMN owner_since, DROP COLUMN owner_shown_as_host');
    await queryRunner.query('DROP TABLE event_members');
  }
}
