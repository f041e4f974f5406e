import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StaffDecisions1796701000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE staff_decisions (
        email text CONSTRAINT staff_decisions_pkey PRIMARY KEY
          CONSTRAINT staff_decisions_email_lower_case CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
        decision text NOT NULL CONSTRAINT staff_decisions_decision_known CHECK (decision IN ('ALLOWED', 'REMOVED')),
        decided_at timestamp(3) with time zone NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE staff_decisions');
  }
}
