import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tells every process whose waiting has changed or ended, once the transaction has committed. A payload has the event and
 * at most 200 accounts, 7,437 bytes: PostgreSQL takes less than 8,000.
 */
export class WaitingChanges1796512413047 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION notify_waiting_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('waiting_changed', event_id || ' ' || string_agg(account_id::text, ','))
        FROM (
          SELECT event_id, account_id, row_number() OVER (PARTITION BY event_id ORDER BY id) AS number FROM changed
        ) AS numbered
        GROUP BY event_id, (number - 1) / 200
        ORDER BY event_id, (number - 1) / 200;
        RETURN NULL;
      END $$`);
    for (const operation of ['UPDATE', 'DELETE']) {
      await queryRunner.query(`
        CREATE TRIGGER waiting_${operation.toLowerCase()}d AFTER ${operation} ON waiting_list_entries
        REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION notify_waiting_changed()`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER waiting_updated ON waiting_list_entries');
    await queryRunner.query('DROP TRIGGER waiting_deleted ON waiting_list_entries');
    await queryRunner.query('DROP FUNCTION notify_waiting_changed()');
  }
}
