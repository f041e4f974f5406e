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

const SIGN_UP_PER_ACCOUNT = 'sign_ups_one_per_account';
export const SIGN_UP_PER_EMAIL = 'sign_ups_one_per_email';
export const SIGN_UP_ACCOUNT = 'sign_ups_account_id_fkey';

/** One account's place at one event. The database allows one for each account and one for each address that mails go to. */
@Entity('sign_ups')
@Unique(SIGN_UP_PER_ACCOUNT, ['eventId', 'accountId'])
@Unique(SIGN_UP_PER_EMAIL, ['eventId', 'contact.email'])
@Unique('sign_ups_ticket_code_unique', ['ticketCode'])
@Check('sign_ups_ticket_code_length', 'length(ticket_code) = 16')
@Check('sign_ups_name_shown_known', NAME_SHOWN_KNOWN)
@ContactChecks('sign_ups')
@Index('sign_ups_latest', ['eventId', 'signedUpAt', 'id', 'nameShown'])
@Index('sign_ups_by_name', { synchronize: false })
@Index('sign_ups_hidden', ['eventId', 'nameShown'], { where: `name_shown <> 'SIGNED_IN'` })
@Index('sign_ups_account_id', ['accountId'])
export class SignUp {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sign_ups_pkey' })
  id: string;

  @Column('uuid')
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'sign_ups_event_id_fkey' })
  event?: Relation<Event>;

  @Column('uuid')
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: SIGN_UP_ACCOUNT })
  account?: Relation<Account>;

  @Column(() => Contact, { prefix: false })
  contact: Contact;

  /** The people who see the name, beside the person and the team of the event: see shown-names.ts. */
  @Column('text', { default: NameShown.SIGNED_IN })
  nameShown: NameShown;

  @Column('timestamp with time zone', { precision: 3 })
  signedUpAt: Date;

  /** When the person's name, its visibility or the address was last changed; null when it never was. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  changedAt: Date | null;

  /** When it was put into the person's Google Calendar; null when it is not there. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  addedToCalendarAt: Date | null;

  /**
   * 128 random bits that let the person in. The database makes them, and they are left out when a row is read, so that no response,
   * mail, log or file has them by mistake: see tickets.loader.ts.
   */
  @Column({ type: 'bytea', select: false, insert: false, default: () => 'new_ticket_code()' })
  ticketCode?: Buffer;

  /** When the person or the creator had the ticket replaced; null when they never did. Read with the code alone. */
  @Column('timestamp with time zone', { precision: 3, nullable: true, select: false })
  ticketRotatedAt?: Date | null;
}
