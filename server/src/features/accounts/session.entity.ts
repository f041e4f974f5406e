import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from './account.entity.js';

/** A browser that is signed in. */
@Entity('sessions')
export class Session {
  /** SHA-256 of the token that the browser holds: who reads the table cannot sign in with it. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'sessions_pkey' })
  tokenHash: Buffer;

  @Index('sessions_account_id')
  @Column('uuid')
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'sessions_account_id_fkey' })
  account?: Relation<Account>;

  @Column('timestamp with time zone', { precision: 3 })
  createdAt: Date;

  /** To the minute: viewerOfSession notes it no more often. */
  @Column('timestamp with time zone', { precision: 3 })
  lastSeenAt: Date;
}
