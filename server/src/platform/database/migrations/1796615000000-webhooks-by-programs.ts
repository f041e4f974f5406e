import type { MigrationInterface, QueryRunner } from 'typeorm';

const SCOPES = ['ACCOUNT_READ', 'EVENTS_WRITE', 'SIGN_UPS_READ', 'SIGN_UPS_WRITE'];

export class WebhooksByPrograms1796615000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await setScopes(queryRunner, [...SCOPES, 'WEBHOOKS']);
    await queryRunner.query(`
      ALTER TABLE webhooks ADD COLUMN scopes text[], ADD COLUMN previous_encrypted_secret text,
        ADD COLUMN previous_secret_until timestamp(3) with time zone,
        ADD CONSTRAINT webhooks_previous_secret CHECK ((previous_encrypted_secret IS NULL) = (previous_secret_until IS NULL))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE webhooks DROP CONSTRAINT webhooks_previous_secret, DROP COLUMN previous_secret_until,
        DROP COLUMN previous_encrypted_secret, DROP COLUMN scopes`);
    // A token without any scope left can do nothing.
    await queryRunner.query(`DELETE FROM access_tokens WHERE scopes = ARRAY['WEBHOOKS']`);
    await queryRunner.query(`UPDATE access_tokens SET scopes = array_remove(scopes, 'WEBHOOKS')`);
    await setScopes(queryRunner, SCOPES);
  }
}

async function setScopes(queryRunner: QueryRunner, scopes: readonly string[]): Promise<void> {
  const known = scopes.map((scope) => `'${scope}'`).join(', ');
  await queryRunner.query(`
    ALTER TABLE access_tokens DROP CONSTRAINT access_tokens_scopes_known,
      ADD CONSTRAINT access_tokens_scopes_known
        CHECK (cardinality(scopes) BETWEEN 1 AND ${scopes.length} AND scopes <@ ARRAY[${known}])`);
}
