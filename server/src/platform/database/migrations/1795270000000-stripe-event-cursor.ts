import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StripeEventCursor1795270000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE stripe_event_cursor (
        id integer NOT NULL,
        latest_created_at timestamp(3) with time zone NOT NULL,
        CONSTRAINT stripe_event_cursor_pkey PRIMARY KEY (id),
        CONSTRAINT stripe_event_cursor_single CHECK (id = 1)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE stripe_event_cursor');
  }
}
