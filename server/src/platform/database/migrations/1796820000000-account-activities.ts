import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The actions of accounts, and those on them. Rows are added alone: a trigger refuses each UPDATE and TRUNCATE, and the
 * DELETE of a row that is not two years old, unless its account is deleted. See server/docs/decisions/account-activity.md.
 */
export class AccountActivities1796820000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE account_activities (
        id uuid CONSTRAINT account_activities_pkey PRIMARY KEY,
        account_id uuid NOT NULL
          CONSTRAINT account_activities_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        action text NOT NULL CONSTRAINT account_activities_action_length CHECK (length(action) BETWEEN 1 AND 50),
        device text CONSTRAINT account_activities_device_length CHECK (length(device) <= 100),
        network text CONSTRAINT account_activities_network_length CHECK (length(network) <= 100),
        access_token_name text,
        occurred_at timestamp(3) with time zone NOT NULL
      )`);
    await queryRunner.query(
      'CREATE INDEX account_activities_of_account ON account_activities (account_id, occurred_at, id)',
    );
    await queryRunner.query('CREATE INDEX account_activities_by_age ON account_activities (occurred_at)');
    await queryRunner.query(`
      CREATE FUNCTION refuse_change_of_account_activity() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND (
          OLD.occurred_at < now() - interval '2 years'
          OR NOT EXISTS (SELECT FROM accounts WHERE id = OLD.account_id)
        ) THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'activities of an account are kept as they are for two years';
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER account_activities_stay BEFORE UPDATE OR DELETE ON account_activities
      FOR EACH ROW EXECUTE FUNCTION refuse_change_of_account_activity()`);
    await queryRunner.query(`
      CREATE TRIGGER account_activities_stay_together BEFORE TRUNCATE ON account_activities
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_account_activity()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE account_activities');
    await queryRunner.query('DROP FUNCTION refuse_change_of_account_activity()');
  }
}
