import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Called by the statements of sign-ups until they were batched, so by processes of older versions alone. */
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
