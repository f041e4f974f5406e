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
import { Account } from '../accounts/account.entity.js';
import { NAME_SHOWN_KNOWN, NameShown } from '../accounts/names/name-shown.js';
import { Contact, ContactChecks } from '../contacts/contact.js';
import { Event } from '../events/event.entity.js';

const WAITING_PER_ACCOUNT = 'waiting_list_entries_one_per_account';
const WAITING_PER_EMAIL = 'waiting_list_entries_one_per_email';
const WAITING_ACCOUNT = 'waiting_list_entries_account_id_fkey';

/** An account that waits for a place at a full event. The row is deleted when the waiting is over. */
@Entity('waiting_list_entries')
@Unique(WAITING_PER_ACCOUNT, ['eventId', 'accountId'])
@Unique(WAITING_PER_EMAIL, ['eventId', 'contact.email'])
@Check('waiting_list_entries_name_shown_known', NAME_SHOWN_KNOWN)
@ContactChecks('waiting_list_entries')
@Index('waiting_list_entries_in_line', ['eventId', 'joinedAt', 'id'], { where: 'offer_expires_at IS NULL' })
@Index('waiting_list_entries_of_event', ['eventId', 'joinedAt', 'id'])
@Index('waiting_list_entries_account', ['accountId'])
export class WaitingListEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'waiting_list_entries_pkey' })
  id: string;

  @Column('uuid')
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'waiting_list_entries_event_id_fkey' })
  event?: Relation<Event>;

  @Column('uuid')
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: WAITING_ACCOUNT })
  account?: Relation<Account>;

  @Column(() => Contact, { prefix: false })
  contact: Contact;

  /** The people who will see the name, once the person has a place. */
  @Column('text', { default: NameShown.SIGNED_IN })
  nameShown: NameShown;

  @Column('timestamp with time zone', { precision: 3 })
  joinedAt: Date;

  /** Until when a place is held for this person, who has yet to pay: as in place_holds. Null: none is offered. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  offerExpiresAt: Date | null;
}
