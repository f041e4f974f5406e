import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The actions of the teams of events. Rows are added alone: a trigger refuses each UPDATE and TRUNCATE, and the DELETE of a row that is not two
 * years old. No foreign keys: a deleted account or event must change nothing. See server/docs/decisions/activity.md.
 */
export class Activities1796770003000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE activities (
        id uuid CONSTRAINT activities_pkey PRIMARY KEY,
        event_id uuid NOT NULL,
        action text NOT NULL CONSTRAINT activities_action_length CHECK (length(action) BETWEEN 1 AND 50),
        actor_id uuid,
        access_token_name text,
        subject_id uuid,
        detail text CONSTRAINT activities_detail_length CHECK (length(detail) BETWEEN 1 AND 2000),
        occurred_at timestamp(3) with time zone NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX activities_of_event ON activities (event_id, occurred_at, id)');
    await queryRunner.query('CREATE INDEX activities_by_age ON activities (occurred_at)');
    await queryRunner.query(`
      CREATE FUNCTION refuse_change_of_activity() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND OLD.occurred_at < now() - interval '2 years' THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'activities are kept as they are for two years';
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER activities_stay BEFORE UPDATE OR DELETE ON activities
      FOR EACH ROW EXECUTE FUNCTION refuse_change_of_activity()`);
    await queryRunner.query(`
      CREATE TRIGGER activities_stay_together BEFORE TRUNCATE ON activities
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_activity()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE activities');
    await queryRunner.query('DROP FUNCTION refuse_change_of_activity()');
  }
}
