import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tokens are JWE from now on. Those of the former format, which begin with `v1.`, can still be decrypted, and are encrypted
 * again when the server starts: see reencrypt-former-tokens.ts. The version before cannot read JWE, so a step down
 * disconnects these calendars, and their owners connect them again.
 */
export class JsonWebEncryption1795245000000 implements MigrationInterface {
  async up(): Promise<void> {}

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE google_credentials SET encrypted_refresh_token = NULL, disconnected_at = now()
      WHERE encrypted_refresh_token NOT LIKE 'v1.%'`);
  }
}
