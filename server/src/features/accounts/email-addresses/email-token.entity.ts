import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Account } from '../account.entity.js';

/** The purpose of a link in a mail. */
export enum EmailTokenPurpose {
  VERIFICATION = 'VERIFICATION',
  PASSWORD_RESET = 'PASSWORD_RESET',
}

/** The secret of a link in a mail. One for each account and purpose: a newer one makes the older worthless. */
@Entity('email_tokens')
@Unique('email_tokens_newest_only', ['accountId', 'purpose'])
@Check('email_tokens_purpose_known', `purpose IN ('VERIFICATION', 'PASSWORD_RESET')`)
export class EmailToken {
  /** SHA-256 of the secret, which is nowhere else but in the mail. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'email_tokens_pkey' })
  tokenHash: Buffer;

  @Column('uuid')
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'email_tokens_account_id_fkey' })
  account?: Relation<Account>;

  @Column('text')
  purpose: EmailTokenPurpose;

  @Column('timestamp with time zone', { precision: 3 })
  expiresAt: Date;
}
