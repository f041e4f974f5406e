import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL for a text without case, accents and apostrophes. */
const folded = (text: string) =>
  `regexp_replace(normalize(lower(${text}), NFKD), '[\\u0300-\\u036f''’‘ʼ\`´＇]', '', 'g')`;

/** SQL for the words of a text, each with what is left of it when one letter is missing: see typos.ts. */
const wordsOf = (table: string) => `
  SELECT word, ARRAY(SELECT word UNION SELECT overlay(word PLACING '' FROM n FOR 1) FROM generate_series(1, length(word)) n)
  FROM (
    SELECT DISTINCT word FROM ${table}, unnest(string_to_array(search_text, ' ')) AS word
    WHERE length(word) BETWEEN 4 AND 30 AND word !~ '[0-9]'
  ) AS words
  WHERE NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = words.word)
  ORDER BY word ON CONFLICT DO NOTHING`;

export class SearchWords1796450000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE events SET search_text = search_text || ' ' || btrim(regexp_replace(${folded('type')}, '[^[:alnum:]]+', ' ', 'g'))
      WHERE type ~ '[[:alnum:]]'`);
    // To start workers for a look-up takes longer than the look-up, and one search is not to load every processor.
    await queryRunner.query('ALTER TABLE events SET (parallel_workers = 0)');
    await queryRunner.query(`
      CREATE TABLE search_words (
        word text NOT NULL CONSTRAINT search_words_pkey PRIMARY KEY,
        variants text[] NOT NULL
      )`);
    await queryRunner.query(`INSERT INTO search_words (word, variants) ${wordsOf('events')}`);
    // Nobody's search waits for a list of what is yet to be indexed.
    await queryRunner.query(
      'CREATE INDEX search_words_variants ON search_words USING gin (variants) WITH (fastupdate = off)',
    );
    await queryRunner.query(`
      CREATE FUNCTION store_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO search_words (word, variants) ${wordsOf('(SELECT NEW.search_text) AS stored')};
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER events_search_words AFTER INSERT OR UPDATE OF search_text ON events
      FOR EACH ROW EXECUTE FUNCTION store_search_words()`);
    await queryRunner.query(`
      CREATE INDEX accounts_organizer_names ON accounts USING gin (to_tsvector('simple', ${folded('name')})) WHERE role = 'STAFF'`);
  }

  /** The types stay among the words of the search: older versions find more by them, and nothing less. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX accounts_organizer_names');
    await queryRunner.query('DROP TRIGGER events_search_words ON events');
    await queryRunner.query('DROP FUNCTION store_search_words()');
    await queryRunner.query('DROP TABLE search_words');
    await queryRunner.query('ALTER TABLE events RESET (parallel_workers)');
  }
}
