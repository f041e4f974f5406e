import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A draft may have no price yet. Until now a price that was never typed was stored as 0, so a 0 says nothing: publishing asks
 * for it once more.
 */
export class UndecidedPrices1796950000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE event_drafts ALTER COLUMN price_pence DROP NOT NULL');
    await queryRunner.query('UPDATE event_drafts SET price_pence = NULL WHERE price_pence = 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('UPDATE event_drafts SET price_pence = 0 WHERE price_pence IS NULL');
    await queryRunner.query('ALTER TABLE event_drafts ALTER COLUMN price_pence SET NOT NULL');
  }
}
