import type { MigrationInterface, QueryRunner } from 'typeorm';

const SCOPES = ['ACCOUNT_READ', 'EVENTS_WRITE', 'SIGN_UPS_READ', 'SIGN_UPS_WRITE', 'WEBHOOKS', 'DOOR'];
const NEW_SCOPES = ['TEAM_WRITE', 'MESSAGES_WRITE', 'PEOPLE_WRITE'];

const listOf = (scopes: readonly string[]) => `ARRAY[${scopes.map((scope) => `'${scope}'`)}]`;

const allowScopes = (scopes: readonly string[]) => `
  ALTER TABLE access_tokens
    DROP CONSTRAINT access_tokens_scopes_known,
    ADD CONSTRAINT access_tokens_scopes_known CHECK (
      cardinality(scopes) BETWEEN 1 AND ${scopes.length} AND scopes <@ ${listOf(scopes)}
    )`;

/** Teams, messages and the places of other people have scopes of their own. No token that there is gets one of them. */
export class ScopesForOtherPeople1796930000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(allowScopes([...SCOPES, ...NEW_SCOPES]));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM access_tokens WHERE scopes && ${listOf(NEW_SCOPES)}`);
    await queryRunner.query(allowScopes(SCOPES));
  }
}
