import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Account } from '../../accounts/account.entity.js';

export const CALENDAR_FEED_ACCOUNT = 'calendar_feeds_account_id_fkey';

/** The address at which calendars read the places of an account. There is no row until the person asks for an address. */
@Entity('calendar_feeds')
@Unique('calendar_feeds_secret_hash_unique', ['secretHash'])
export class CalendarFeed {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'calendar_feeds_pkey' })
  accountId: string;

  @OneToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: CALENDAR_FEED_ACCOUNT })
  account?: Relation<Account>;

  /** By which a request finds it. */
  @Column('bytea')
  secretHash: Buffer;

  /** Encrypted for the account, which is shown the address again: see token-encryption.ts. */
  @Column('text')
  encryptedSecret: string;

  /** When the address was made. */
  @Column('timestamp with time zone', { precision: 3 })
  createdAt: Date;

  /** When a calendar last read it, noted once an hour; null: none has. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  lastReadAt: Date | null;
}
