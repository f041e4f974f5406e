import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Account } from '../account.entity.js';

/** A browser that is signed in. */
@Entity('sessions')
@Unique('sessions_id_unique', ['id'])
@Check('sessions_device_length', `length(device) <= 100`)
export class Session {
  /** SHA-256 of the token that the browser holds: a person who reads the table cannot sign in with it. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'sessions_pkey' })
  tokenHash: Buffer;

  /** The name that its owner gave it. It opens nothing. */
  @Column('uuid')
  id: string;

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

  /** Browser and system in words, see `deviceName`; null where they are not known. */
  @Column('text', { nullable: true })
  device: string | null;
}
