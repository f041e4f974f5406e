import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tokens are JWE from now on. What was encrypted in the former format, which began with `v1.`, cannot be decrypted any
 * more, in either direction: such a calendar is disconnected, and its owner connects it again.
 */
export class JsonWebEncryption1795245000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(disconnectWhere(`encrypted_refresh_token LIKE 'v1.%'`));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(disconnectWhere(`encrypted_refresh_token NOT LIKE 'v1.%'`));
  }
}

function disconnectWhere(condition: string): string {
  return `UPDATE google_credentials SET encrypted_refresh_token = NULL, disconnected_at = now() WHERE ${condition}`;
}
