import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { Event } from '../events/event.entity.js';

/** That a place was given back. Name and address went with the sign-up; this goes with the event or the account. */
@Entity('cancelled_sign_ups')
@Index('cancelled_sign_ups_event', ['eventId', 'cancelledAt', 'id'])
@Index('cancelled_sign_ups_by_day', ['eventId', 'signedUpAt'])
@Index('cancelled_sign_ups_latest', ['accountId', 'cancelledAt', 'id'])
@Index('cancelled_sign_ups_ticket_code', ['ticketCode'], { where: 'ticket_code IS NOT NULL' })
export class CancelledSignUp {
  /** The sign-up's. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'cancelled_sign_ups_pkey' })
  id: string;

  @Column('uuid')
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'cancelled_sign_ups_event_id_fkey' })
  event?: Relation<Event>;

  @Column('uuid')
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'cancelled_sign_ups_account_id_fkey' })
  account?: Relation<Account>;

  @Column('timestamp with time zone', { precision: 3 })
  signedUpAt: Date;

  @Column('timestamp with time zone', { precision: 3 })
  cancelledAt: Date;

  /** Whether the event's creator took the person out. */
  @Column('boolean')
  byCreator: boolean;

  /**
   * The code of the ticket, by which the door tells a place that was given back from a code that never was one. Null where an older
   * version of the program stored the row. It is left out when a row is read, as that of a sign-up is.
   */
  @Column('bytea', { nullable: true, select: false })
  ticketCode?: Buffer | null;
}
