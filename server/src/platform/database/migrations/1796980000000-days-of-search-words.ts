import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL for the words of a stored event: as in 1796450000000-search-words.ts. */
const words = (known: string, conflict: string) => `
  INSERT INTO search_words (word, variants)
  SELECT word, ARRAY(SELECT word UNION SELECT overlay(word PLACING '' FROM n FOR 1) FROM generate_series(1, length(word)) n)
  FROM (
    SELECT DISTINCT word FROM unnest(string_to_array(NEW.search_text, ' ')) AS word
    WHERE length(word) BETWEEN 4 AND 30 AND word !~ '[0-9]'
  ) AS words
  WHERE NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = words.word${known})
  ORDER BY word ON CONFLICT ${conflict}`;

const trigger = (body: string) => `
  CREATE OR REPLACE FUNCTION store_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${body};
    RETURN NULL;
  END $$`;

/**
 * Each word gets the last day on which an event with it was saved. So a night deletes the words that no event has, and
 * keeps one that an event takes meanwhile: see delete-unused-words.job.ts.
 */
export class DaysOfSearchWords1796980000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE search_words ADD COLUMN used_on date NOT NULL DEFAULT now()');
    await queryRunner.query(
      trigger(
        words(
          ' AND known.used_on >= current_date',
          '(word) DO UPDATE SET used_on = excluded.used_on WHERE search_words.used_on < excluded.used_on',
        ),
      ),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(trigger(words('', 'DO NOTHING')));
    await queryRunner.query('ALTER TABLE search_words DROP COLUMN used_on');
  }
}
