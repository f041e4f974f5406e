import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SubjectsOfNotices1796600047171 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payments ADD COLUMN original_event_id uuid, ADD COLUMN original_sign_up_id uuid`);
    await queryRunner.query(`
      UPDATE payments SET original_event_id = event_id, original_sign_up_id = coalesce(sign_up_id, cancelled_sign_up_id)`);
    await queryRunner.query('ALTER TABLE webhook_notices ADD COLUMN waiting_list_entry_id uuid');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE webhook_notices DROP COLUMN waiting_list_entry_id');
    await queryRunner.query(
      'ALTER TABLE payments DROP COLUMN original_event_id, DROP COLUMN original_sign_up_id',
    );
  }
}
