import type { MigrationInterface, QueryRunner } from 'typeorm';
import { hasJobs, moveJobs } from '../move-jobs.js';
import { RENAMED_JOBS } from '../renamed-jobs.js';

/** Columns and constraints by the standard terms of the glossary. Jobs got theirs later: see RenamedJobs. */
export class StandardNames1795240000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payments RENAME COLUMN concern TO attention_reason;
      ALTER TABLE payments RENAME CONSTRAINT payments_concern_known TO payments_attention_reason_known;
      ALTER TABLE google_credentials RENAME COLUMN sealed_refresh_token TO encrypted_refresh_token;
      ALTER TABLE google_credentials RENAME COLUMN broken_at TO disconnected_at;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE google_credentials RENAME COLUMN disconnected_at TO broken_at;
      ALTER TABLE google_credentials RENAME COLUMN encrypted_refresh_token TO sealed_refresh_token;
      ALTER TABLE payments RENAME CONSTRAINT payments_attention_reason_known TO payments_concern_known;
      ALTER TABLE payments RENAME COLUMN attention_reason TO concern;
    `);
    if (!(await hasJobs(queryRunner))) return;
    for (const { from, to, formerData } of RENAMED_JOBS) {
      await moveJobs(queryRunner, { from: to, to: from, data: formerData });
    }
  }
}
