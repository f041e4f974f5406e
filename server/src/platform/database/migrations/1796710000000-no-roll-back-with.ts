import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RollBackWith1795250000000 } from './1795250000000-roll-back-with.js';

/** No statement calls `roll_back_with` since sign-ups are batched. */
export class NoRollBackWith1796710000000 implements MigrationInterface {
  readonly #old = new RollBackWith1795250000000();

  up(queryRunner: QueryRunner): Promise<void> {
    return this.#old.down(queryRunner);
  }

  down(queryRunner: QueryRunner): Promise<void> {
    return this.#old.up(queryRunner);
  }
}
