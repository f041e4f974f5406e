import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** A picture that staff uploaded. Its files are in the `PictureStore`; the same bytes of several accounts are one picture. */
@Entity('pictures')
@Check('pictures_width_positive', `width > 0`)
@Check('pictures_height_positive', `height > 0`)
@Check('pictures_color_form', `color ~ '^#[0-9a-f]{6}$'`)
@Check('pictures_content_hash_length', `length(content_hash) = 32`)
@Unique('pictures_content_hash_key', ['contentHash'])
@Index('pictures_unused', ['unusedSince'], { where: 'unused_since IS NOT NULL' })
export class Picture {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pictures_pkey' })
  id: string;

  /** SHA-256 of the uploaded bytes. */
  @Column('bytea')
  contentHash: Buffer;

  /** Pixels of the widest file. */
  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  /** The main colour, `#rrggbb`. */
  @Column('text')
  color: string;

  /** Null while an event or a draft has it, as the job that deletes unused pictures saw last. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  unusedSince: Date | null;
}
