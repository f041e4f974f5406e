import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHOICES = `('SIGNED_IN', 'ATTENDEES', 'TEAM')`;

const SORT_KEY = `regexp_replace(normalize(lower(left(name, 60)), NFKD), '[\\u0300-\\u036f]', '', 'g')`;

const DETAILS = ['name', 'email', 'unconfirmed_email'];

/**
 * The people who see a person's name. An older version of the program that stores rows meanwhile shows names to all people who are signed in,
 * and so does the default. Places that are there already keep what their people were told.
 *
 * The two indexes of an event's people get the choice as their last column, so that PostgreSQL passes over hidden rows without reading
 * the table. The new index has hidden rows alone: it costs nothing where all people keep the default.
 */
export class NamesByConsent1796810000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['sign_ups', 'waiting_list_entries', 'payments']) {
      await queryRunner.query(`
        ALTER TABLE ${table}
          ADD COLUMN name_shown text NOT NULL DEFAULT 'SIGNED_IN',
          ADD CONSTRAINT ${table}_name_shown_known CHECK (name_shown IN ${CHOICES})`);
    }
    await queryRunner.query(`
      ALTER TABLE accounts
        ADD COLUMN default_name_shown text,
        ADD CONSTRAINT accounts_default_name_shown_known CHECK (default_name_shown IN ${CHOICES})`);
    await indexPeople(queryRunner, ', name_shown');
    await queryRunner.query(`
      CREATE INDEX sign_ups_hidden ON sign_ups (event_id, name_shown) WHERE name_shown <> 'SIGNED_IN'`);
    await followChangesOf(queryRunner, [...DETAILS, 'name_shown']);
  }

  /** An older version shows all names to all people who are signed in: the choices are lost. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await followChangesOf(queryRunner, DETAILS);
    await queryRunner.query('DROP INDEX sign_ups_hidden');
    await indexPeople(queryRunner, '');
    await queryRunner.query('ALTER TABLE accounts DROP COLUMN default_name_shown');
    for (const table of ['payments', 'waiting_list_entries', 'sign_ups'])
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN name_shown`);
  }
}

async function indexPeople(queryRunner: QueryRunner, lastColumn: string): Promise<void> {
  await queryRunner.query('DROP INDEX sign_ups_latest, sign_ups_by_name');
  await queryRunner.query(
    `CREATE INDEX sign_ups_latest ON sign_ups (event_id, signed_up_at, id${lastColumn})`,
  );
  await queryRunner.query(
    `CREATE INDEX sign_ups_by_name ON sign_ups (event_id, ${SORT_KEY}, id${lastColumn})`,
  );
}

/** A copy of the people elsewhere follows these columns: see changes-in-order.md. */
async function followChangesOf(queryRunner: QueryRunner, columns: readonly string[]): Promise<void> {
  const row = (which: 'OLD' | 'NEW') => `(${columns.map((column) => `${which}.${column}`).join(', ')})`;
  await queryRunner.query('DROP TRIGGER sign_ups_changed_in_changes ON sign_ups');
  await queryRunner.query(`
    CREATE CONSTRAINT TRIGGER sign_ups_changed_in_changes
    AFTER UPDATE OF ${columns.join(', ')} ON sign_ups DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (${row('OLD')} IS DISTINCT FROM ${row('NEW')})
    EXECUTE FUNCTION note_sign_up_change()`);
}
