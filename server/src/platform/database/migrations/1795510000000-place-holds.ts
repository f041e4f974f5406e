import type { MigrationInterface, QueryRunner } from 'typeorm';

const OTHER_REASONS = `'EVENT_DELETED', 'EVENT_ENDED', 'ACCOUNT_DELETED', 'ALREADY_SIGNED_UP', 'CHECKOUT_CANCELED', 'REFUNDED'`;

const setReasons = (reasons: string) => `
  ALTER TABLE payments
    DROP CONSTRAINT payments_no_place_reason_known,
    ADD CONSTRAINT payments_no_place_reason_known CHECK (no_place_reason IN (${reasons}))`;

export class PlaceHolds1795510000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE place_holds (
        event_id uuid NOT NULL CONSTRAINT place_holds_event_id_fkey REFERENCES events (id) ON DELETE CASCADE,
        account_id uuid NOT NULL CONSTRAINT place_holds_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        held_until timestamp(3) with time zone NOT NULL,
        CONSTRAINT place_holds_pkey PRIMARY KEY (event_id, account_id)
      )`);
    await queryRunner.query('CREATE INDEX place_holds_held_until ON place_holds (held_until)');
    await queryRunner.query('CREATE INDEX place_holds_account ON place_holds (account_id)');
    await queryRunner.query(setReasons(`'EVENT_FULL', ${OTHER_REASONS}`));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE place_holds');
    await queryRunner.query('UPDATE events SET held_count = 0');
    await queryRunner.query(
      `UPDATE payments SET no_place_reason = 'CHECKOUT_CANCELED' WHERE no_place_reason = 'EVENT_FULL'`,
    );
    await queryRunner.query(setReasons(OTHER_REASONS));
  }
}
