import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the list of an event's people by name: see sign-up-search.ts. */
export class SignUpsByName1795900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX sign_ups_by_name ON sign_ups (
         event_id, regexp_replace(normalize(lower(left(name, 60)), NFKD), '[\\u0300-\\u036f]', '', 'g'), id
       )`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX sign_ups_by_name');
  }
}
