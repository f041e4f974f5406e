import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProbesOfReceivers1796620000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE webhooks ADD COLUMN probe_at timestamp(3) with time zone');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE webhooks DROP COLUMN probe_at');
  }
}
