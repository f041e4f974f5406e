import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../../accounts/account.entity.js';
import { Event } from '../../events/event.entity.js';
import type { MessageAudience } from '../message-audience.js';

/** The last test mail about an event that a person had sent to themselves: for its job, and for the limit of texts that are not tested. */
@Entity('message_tests')
@Check('message_tests_subject_length', `length(subject) BETWEEN 1 AND 150`)
@Check('message_tests_text_length', `length(text) BETWEEN 1 AND 5000`)
@Check('message_tests_audience_known', `audience IN ('ALL', 'ARRIVED', 'NOT_ARRIVED', 'WAITING', 'SELECTED')`)
@Index('message_tests_event', ['eventId'])
export class MessageTest {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'message_tests_pkey' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'message_tests_account_id_fkey' })
  account?: Relation<Account>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'message_tests_pkey' })
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'message_tests_event_id_fkey' })
  event?: Relation<Event>;

  @Column('text')
  subject: string;

  @Column('text')
  text: string;

  @Column('text')
  audience: MessageAudience;

  @Column('timestamp with time zone', { precision: 3 })
  askedAt: Date;
}
