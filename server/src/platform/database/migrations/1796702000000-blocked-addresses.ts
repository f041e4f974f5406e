import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BlockedAddresses1796702000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE blocked_addresses (
        email text CONSTRAINT blocked_addresses_pkey PRIMARY KEY
          CONSTRAINT blocked_addresses_email_lower_case CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
        blocked_at timestamp(3) with time zone NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE blocked_addresses');
  }
}
