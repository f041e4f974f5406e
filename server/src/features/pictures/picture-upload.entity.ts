import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { Picture } from './picture.entity.js';

/** That an account uploaded a picture, and so may use it. */
@Entity('picture_uploads')
@Index('picture_uploads_picture', ['pictureId'])
export class PictureUpload {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'picture_uploads_pkey' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'picture_uploads_account_id_fkey' })
  account?: Relation<Account>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'picture_uploads_pkey' })
  pictureId: string;

  @ManyToOne(() => Picture, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'picture_id', foreignKeyConstraintName: 'picture_uploads_picture_id_fkey' })
  picture?: Relation<Picture>;

  /** When it did so last. */
  @Column('timestamp with time zone', { precision: 3 })
  uploadedAt: Date;
}
