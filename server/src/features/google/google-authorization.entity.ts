import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entity.js';

export enum AuthorizationPurpose {
  SIGN_IN = 'SIGN_IN',
  CONNECT = 'CONNECT',
}

/**
 * A person who is at Google's consent page now: the values that must come back with them, once and within ten
 * minutes.
 */
@Entity('google_authorizations')
@Check('google_authorizations_purpose_known', `purpose IN ('SIGN_IN', 'CONNECT')`)
@Check('google_authorizations_account', `(purpose = 'CONNECT') = (account_id IS NOT NULL)`)
@Index('google_authorizations_expires_at', ['expiresAt'])
export class GoogleAuthorization {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'google_authorizations_pkey' })
  stateHash: Buffer;

  @Column('text')
  purpose: AuthorizationPurpose;

  /** The owner of the calendar; null where the person signs in. */
  @Column('uuid', { nullable: true })
  accountId: string | null;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'google_authorizations_account_id_fkey' })
  account?: Relation<Account>;

  /** SHA-256 of the secret of the browser that began it: its session's, or that of a cookie for this alone. */
  @Column('bytea')
  browserHash: Buffer;

  @Column('text')
  nonce: string;

  @Column('text')
  codeVerifier: string;

  @Column('timestamp with time zone', { precision: 3 })
  expiresAt: Date;
}
