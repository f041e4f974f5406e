import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of events: uploads of staff, stored once for the same bytes. */
export class Pictures1796890000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE pictures (
        id uuid CONSTRAINT pictures_pkey PRIMARY KEY,
        content_hash bytea NOT NULL CONSTRAINT pictures_content_hash_key UNIQUE
          CONSTRAINT pictures_content_hash_length CHECK (length(content_hash) = 32),
        width integer NOT NULL CONSTRAINT pictures_width_positive CHECK (width > 0),
        height integer NOT NULL CONSTRAINT pictures_height_positive CHECK (height > 0),
        color text NOT NULL CONSTRAINT pictures_color_form CHECK (color ~ '^#[0-9a-f]{6}$'),
        unused_since timestamp(3) with time zone
      )`);
    await queryRunner.query(
      'CREATE INDEX pictures_unused ON pictures (unused_since) WHERE unused_since IS NOT NULL',
    );
    await queryRunner.query(`
      CREATE TABLE picture_files (
        picture_id uuid NOT NULL
          CONSTRAINT picture_files_picture_id_fkey REFERENCES pictures (id) ON DELETE CASCADE,
        name text NOT NULL,
        bytes bytea NOT NULL,
        CONSTRAINT picture_files_pkey PRIMARY KEY (picture_id, name)
      )`);
    // They are compressed already.
    await queryRunner.query('ALTER TABLE picture_files ALTER COLUMN bytes SET STORAGE EXTERNAL');
    await queryRunner.query(`
      CREATE TABLE picture_uploads (
        account_id uuid NOT NULL
          CONSTRAINT picture_uploads_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        picture_id uuid NOT NULL
          CONSTRAINT picture_uploads_picture_id_fkey REFERENCES pictures (id) ON DELETE CASCADE,
        uploaded_at timestamp(3) with time zone NOT NULL,
        CONSTRAINT picture_uploads_pkey PRIMARY KEY (account_id, picture_id)
      )`);
    await queryRunner.query('CREATE INDEX picture_uploads_picture ON picture_uploads (picture_id)');
    for (const table of ['events', 'event_drafts']) {
      await queryRunner.query(`
        ALTER TABLE ${table}
          ADD COLUMN cover jsonb,
          ADD COLUMN cover_picture_id uuid
            CONSTRAINT ${table}_cover_picture_id_fkey REFERENCES pictures (id),
          ADD CONSTRAINT ${table}_cover_of_picture
            CHECK (cover ->> 'pictureId' IS NOT DISTINCT FROM cover_picture_id::text)`);
      await queryRunner.query(`
        CREATE INDEX ${table}_of_picture ON ${table} (cover_picture_id) WHERE cover_picture_id IS NOT NULL`);
    }
  }

  /** Events have their drawn covers again. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE events DROP COLUMN cover_picture_id, DROP COLUMN cover');
    await queryRunner.query('ALTER TABLE event_drafts DROP COLUMN cover_picture_id, DROP COLUMN cover');
    await queryRunner.query('DROP TABLE picture_uploads, picture_files, pictures');
  }
}
