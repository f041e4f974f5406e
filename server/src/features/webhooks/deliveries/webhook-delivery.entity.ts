import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { WebhookTopic } from '../notices/webhook-topic.js';
import { Webhook } from '../webhook.entity.js';

/** One attempt to send a webhook a notice, and how it ended. */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_latest', ['webhookId', 'deliveredAt', 'id'])
@Index('webhook_deliveries_delivered', ['deliveredAt'])
export class WebhookDelivery {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_deliveries_pkey' })
  id: string;

  @Column('uuid')
  webhookId: string;

  @ManyToOne(() => Webhook, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'webhook_id', foreignKeyConstraintName: 'webhook_deliveries_webhook_id_fkey' })
  webhook?: Relation<Webhook>;

  /** Of no stored notice where it was made up for a test. */
  @Column('uuid')
  noticeId: string;

  @Column('text')
  topic: WebhookTopic;

  /** 1 is the first. */
  @Column('integer')
  attempt: number;

  /** The status of the receiver's response; null when there was none. */
  @Column('integer', { nullable: true })
  status: number | null;

  /** Null when the receiver has taken it. */
  @Column('text', { nullable: true })
  error: string | null;

  @Column('integer', { nullable: true })
  durationMs: number | null;

  @Column('timestamp with time zone', { precision: 3 })
  deliveredAt: Date;
}
