import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The chart of an event's sign-ups by day counts those that were given back, too. */
export class CancelledSignUpsByDay1796501348263 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE INDEX cancelled_sign_ups_by_day ON cancelled_sign_ups (event_id, signed_up_at)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX cancelled_sign_ups_by_day');
  }
}
