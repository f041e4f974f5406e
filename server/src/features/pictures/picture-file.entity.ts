import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Picture } from './picture.entity.js';

/** One file of a picture, such as `800.webp`. */
@Entity('picture_files')
export class PictureFile {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'picture_files_pkey' })
  pictureId: string;

  @ManyToOne(() => Picture, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'picture_id', foreignKeyConstraintName: 'picture_files_picture_id_fkey' })
  picture?: Relation<Picture>;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'picture_files_pkey' })
  name: string;

  @Column('bytea')
  bytes: Buffer;
}
