import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff end the attention that a payment needs, with a note. */
export class EndedAttention1796960000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE payments
      ADD COLUMN ended_attention_reasons text[] NOT NULL DEFAULT '{}',
      ADD COLUMN attention_note text,
      ADD CONSTRAINT payments_attention_note_length CHECK (length(attention_note) BETWEEN 1 AND 500)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE payments DROP COLUMN attention_note, DROP COLUMN ended_attention_reasons',
    );
  }
}
