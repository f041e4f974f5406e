import {
  Column,
  Entity,
  Generated,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Webhook } from '../webhook.entity.js';
import type { WebhookTopic } from './webhook-topic.js';

const PENDING = 'delivered_at IS NULL';

/**
 * The message that one webhook is to be sent, stored in the transaction of its cause. It has ids alone: what the
 * receiver gets is read when it is sent, with the rights that the owner has then.
 */
@Entity('webhook_notices')
@Index('webhook_notices_pending', ['webhookId', 'position'], { where: PENDING })
@Index('webhook_notices_failing', ['webhookId', 'nextAttemptAt'], { where: `${PENDING} AND attempts > 0` })
@Index('webhook_notices_occurred', ['occurredAt'])
export class WebhookNotice {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_notices_pkey' })
  id: string;

  @Column('uuid')
  webhookId: string;

  @ManyToOne(() => Webhook, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'webhook_id', foreignKeyConstraintName: 'webhook_notices_webhook_id_fkey' })
  webhook?: Relation<Webhook>;

  /**
   * The order of an event's notices. Each cause has the event's row locked when the number is drawn, so that it is the order
   * of the commits.
   */
  @Column('bigint')
  @Generated('increment')
  position: string;

  @Column('text')
  topic: WebhookTopic;

  @Column('timestamp with time zone', { precision: 3 })
  occurredAt: Date;

  /**
   * Notices of one subject are sent one after the other: the event's id, or the payment's where the event is deleted.
   */
  @Column('uuid')
  subjectId: string;

  @Column('uuid', { nullable: true })
  eventId: string | null;

  @Column('uuid', { nullable: true })
  signUpId: string | null;

  @Column('uuid', { nullable: true })
  paymentId: string | null;

  @Column('uuid', { nullable: true })
  waitingListEntryId: string | null;

  /** Those that failed. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** Null before the first failure. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  nextAttemptAt: Date | null;

  /** Null until the receiver has taken it. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  deliveredAt: Date | null;
}
