import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of the texts of an event and of a draft; null: unknown, as of all that are there. */
export class EventLanguages1796850000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['events', 'event_drafts'])
      await queryRunner.query(`
        ALTER TABLE ${table}
          ADD COLUMN language text
            CONSTRAINT ${table}_language_length CHECK (length(language) BETWEEN 2 AND 35)`);
  }

  /** An older version has no place for languages: they are lost. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['event_drafts', 'events'])
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN language`);
  }
}
