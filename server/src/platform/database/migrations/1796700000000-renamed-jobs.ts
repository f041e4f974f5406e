import type { MigrationInterface, QueryRunner } from 'typeorm';
import { hasJobs, moveJobs } from '../move-jobs.js';
import { RENAMED_JOBS } from '../renamed-jobs.js';

/** Jobs that wait in the queues of versions before the standard names, which no process serves any more. */
export class RenamedJobs1796700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    if (!(await hasJobs(queryRunner))) return;
    // The former job said which mail is due. The payment says it now. Another job sends the mail about a failed refund.
    await queryRunner.query(`
      UPDATE payments SET due_mail = 'REFUNDED'
      WHERE due_mail IS NULL AND attention_reason IS DISTINCT FROM 'REFUND_FAILED' AND id IN (
        SELECT (data->>'paymentId')::uuid FROM pgboss.job
        WHERE name = 'tell-payer-of-refund' AND state IN ('created', 'retry', 'active'))`);
    for (const job of RENAMED_JOBS) await moveJobs(queryRunner, job);
  }

  /** The version before has the same names. The migration of the standard names gives the former ones back. */
  async down(): Promise<void> {}
}
