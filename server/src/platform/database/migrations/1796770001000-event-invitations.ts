import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations to the team of an event, and offers to take it over, until they are accepted or have expired. */
export class EventInvitations1796770001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE event_invitations (
        id uuid CONSTRAINT event_invitations_pkey PRIMARY KEY,
        event_id uuid NOT NULL CONSTRAINT event_invitations_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        email text NOT NULL
          CONSTRAINT event_invitations_email_lower_case CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
        role text NOT NULL CONSTRAINT event_invitations_role_known CHECK (role IN ('OWNER', 'EDITOR', 'DOOR')),
        shown_as_host boolean NOT NULL,
        secret_hash bytea CONSTRAINT event_invitations_secret_hash_key UNIQUE,
        created_at timestamp(3) with time zone NOT NULL,
        expires_at timestamp(3) with time zone NOT NULL,
        CONSTRAINT event_invitations_one_per_address UNIQUE (event_id, email)
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX event_invitations_one_new_owner ON event_invitations (event_id) WHERE role = 'OWNER'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE event_invitations');
  }
}
