import type { MigrationInterface, QueryRunner } from 'typeorm';
import { hasJobs, moveJobs } from '../move-jobs.js';
import { RENAMED_JOBS } from '../renamed-jobs.js';

/** Jobs that wait in the queues of versions before the standard names, which nobody serves any more. */
export class RenamedJobs1796700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    if (!(await hasJobs(queryRunner))) return;
    // What is to be told was in the job, and is in the payment now. A refund that has failed is told by a job of its own.
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
