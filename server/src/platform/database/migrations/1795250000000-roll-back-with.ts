import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The statements of sign-ups called it until they were batched; 1796710000000 drops it. */
export class RollBackWith1795250000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION roll_back_with(outcome text) RETURNS text LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION USING
          ERRCODE = 'TRN01', MESSAGE = 'rolled back with the outcome ' || outcome, DETAIL = outcome;
      END $$`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION roll_back_with');
  }
}
