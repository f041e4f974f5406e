import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name, the colour, the logos and the links that the operator gives the product. */
export class Brand1796900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE brand (
        id integer CONSTRAINT brand_pkey PRIMARY KEY CONSTRAINT brand_single CHECK (id = 1),
        name text CONSTRAINT brand_name_length CHECK (length(name) BETWEEN 1 AND 60),
        headline text CONSTRAINT brand_headline_length CHECK (length(headline) BETWEEN 1 AND 120),
        accent text CONSTRAINT brand_accent_form CHECK (accent ~ '^#[0-9a-f]{6}$'),
        links jsonb,
        light_logo bytea,
        dark_logo bytea,
        CONSTRAINT brand_logos_size CHECK (length(light_logo) <= 262144 AND length(dark_logo) <= 262144)
      )`);
    // All processes show it.
    await queryRunner.query(`
      CREATE FUNCTION notify_brand_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NOTIFY brand_changed;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER brand_changed AFTER INSERT OR UPDATE OR DELETE ON brand
      FOR EACH STATEMENT EXECUTE FUNCTION notify_brand_changed()`);
  }

  /** The product has its own look again. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE brand');
    await queryRunner.query('DROP FUNCTION notify_brand_changed()');
  }
}
