import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DueMail1795280000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payments
        ADD COLUMN due_mail text,
        ADD CONSTRAINT payments_due_mail_known CHECK (due_mail IN ('REFUNDED', 'REFUND_FAILED'))`);
    const [queue] = await queryRunner.query(`SELECT to_regclass('pgboss.job') AS name`);
    if (queue.name === null) return;
    // The mails that an older version has asked for.
    await queryRunner.query(`
      UPDATE payments SET due_mail = 'REFUNDED' WHERE id IN (
        SELECT (data->>'paymentId')::uuid FROM pgboss.job
        WHERE name = 'send-refund-mail' AND state IN ('created', 'retry', 'active'))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE payments DROP COLUMN due_mail');
  }
}
