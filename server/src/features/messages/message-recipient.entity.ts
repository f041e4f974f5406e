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
import { Message } from './message.entity.js';

export type RecipientState =
  /** The mail is to be sent. */
  | 'PENDING'
  /** A worker sends it, or died while it did: then the mail service is asked whether it has the mail. */
  | 'CLAIMED'
  | 'SENT'
  /** The mail came back. */
  | 'BOUNCED'
  /** The address was known to be no good: nothing was sent. */
  | 'UNREACHABLE'
  | 'MUTED'
  /** The person had left the audience, or the mail waited for more than a day. */
  | 'SKIPPED';

/** One person of a message's audience, and how far their mail has got. The primary key sends it once (M1). */
@Entity('message_recipients')
@Check(
  'message_recipients_state_known',
  `state IN ('PENDING', 'CLAIMED', 'SENT', 'BOUNCED', 'UNREACHABLE', 'MUTED', 'SKIPPED')`,
)
@Check(
  'message_recipients_claimed_in_batch',
  `state <> 'CLAIMED' OR batch_id IS NOT NULL AND claimed_at IS NOT NULL`,
)
@Unique('message_recipients_mute_code_key', ['muteCode'])
@Index('message_recipients_pending', ['messageId', 'accountId'], { where: `state = 'PENDING'` })
@Index('message_recipients_claimed', ['messageId', 'claimedAt'], { where: `state = 'CLAIMED'` })
@Index('message_recipients_account', ['accountId'])
export class MessageRecipient {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'message_recipients_pkey' })
  messageId: string;

  @ManyToOne(() => Message, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'message_recipients_message_id_fkey' })
  message?: Relation<Message>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'message_recipients_pkey' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'message_recipients_account_id_fkey' })
  account?: Relation<Account>;

  @Column('text')
  state: RecipientState;

  @Column('timestamp with time zone', { precision: 3 })
  addedAt: Date;

  /** The secret of the mail's link, 122 random bits. The same in each attempt, so that the link of each works. */
  @Column('uuid', { select: false })
  muteCode?: string;

  /** The batch of its latest attempt. */
  @Column('uuid', { nullable: true })
  batchId: string | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  claimedAt: Date | null;
}
