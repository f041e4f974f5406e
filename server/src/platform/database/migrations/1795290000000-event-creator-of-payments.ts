import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EventCreatorOfPayments1795290000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payments
        ADD COLUMN event_created_by_id uuid,
        ADD CONSTRAINT payments_event_created_by_id_fkey FOREIGN KEY (event_created_by_id)
          REFERENCES accounts (id) ON DELETE SET NULL`);
    // The creator of a deleted event is not known any more: those payments are for all staff.
    await queryRunner.query(`
      UPDATE payments SET event_created_by_id = events.created_by_id
      FROM events WHERE events.id = payments.event_id`);
    await queryRunner.query('CREATE INDEX payments_event_creator ON payments (event_created_by_id)');
    await queryRunner.query(`
      CREATE INDEX payments_needing_attention ON payments (event_created_by_id, created_at, id)
      WHERE (attention_reason IS NOT NULL OR status IN ('PROCESSING', 'REFUND_PENDING'))`);
    // The bank has returned these: the money is still to be given back.
    await queryRunner.query(`
      UPDATE payments SET status = 'REFUND_PENDING', idempotency_key = gen_random_uuid()
      WHERE status = 'REFUNDED' AND attention_reason = 'REFUND_FAILED'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE payments DROP COLUMN event_created_by_id');
  }
}
