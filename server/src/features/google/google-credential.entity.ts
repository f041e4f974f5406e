import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entity.js';

export const GOOGLE_SUBJECT = 'google_credentials_subject';

/** An account's identity at Google, and the authorization to write its calendar. */
@Entity('google_credentials')
@Index(GOOGLE_SUBJECT, ['subject'], { unique: true })
export class GoogleCredential {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'google_credentials_pkey' })
  accountId: string;

  @OneToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'google_credentials_account_id_fkey' })
  account?: Relation<Account>;

  /** Google's id of the person, who signs in with it; null for an account that has only connected a calendar. */
  @Column('text', { nullable: true })
  subject: string | null;

  /** Encrypted: see token-encryption.ts. Null when no calendar is connected. */
  @Column('text', { nullable: true })
  encryptedRefreshToken: string | null;

  /** Since when Google refuses the stored authorization. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  disconnectedAt: Date | null;

  @Column('timestamp with time zone', { precision: 3 })
  createdAt: Date;
}
