import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Being shown as a host is an offer that the person takes. Until now the owner alone decided: those whom a page shows have an
 * offer, and are shown again when they take it.
 */
export class OfferedHosts1796970000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE event_members ADD COLUMN offered_as_host boolean NOT NULL DEFAULT false',
    );
    await queryRunner.query(
      'UPDATE event_members SET offered_as_host = true, shown_as_host = false WHERE shown_as_host',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE event_members DROP COLUMN offered_as_host');
  }
}
