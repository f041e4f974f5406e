import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The code that each place shows at the door. The database makes it, so that a place has one whichever statement stores it, that of
 * an older version too, and each place that is there gets one of its own. `gen_random_uuid` is from PostgreSQL's strong source: two
 * have 244 random bits, of which the hash makes 128.
 *
 * One statement writes the table anew, which takes about two seconds for 100,000 places; an UPDATE would take longer, and leave as many
 * dead rows.
 */
export class TicketCodes1796780000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION new_ticket_code() RETURNS bytea LANGUAGE sql VOLATILE AS $$
        SELECT substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) FROM 1 FOR 16)
      $$`);
    await queryRunner.query(`
      ALTER TABLE sign_ups
        ADD COLUMN ticket_code bytea NOT NULL DEFAULT new_ticket_code(),
        ADD COLUMN ticket_rotated_at timestamp(3) with time zone,
        ADD CONSTRAINT sign_ups_ticket_code_unique UNIQUE (ticket_code),
        ADD CONSTRAINT sign_ups_ticket_code_length CHECK (length(ticket_code) = 16)`);
  }

  /** An older version knows no tickets: those that were sent admit nobody any more. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sign_ups DROP COLUMN ticket_rotated_at, DROP COLUMN ticket_code');
    await queryRunner.query('DROP FUNCTION new_ticket_code()');
  }
}
