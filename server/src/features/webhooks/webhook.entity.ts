import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { Account } from '../accounts/account.entity.js';
import type { WebhookTopic } from './notices/webhook-topic.js';
import { MAX_QUERY_LENGTH, MAX_URL_LENGTH } from './webhook-limits.js';

/** An address that is notified of changes at its owner's events. */
@Entity('webhooks')
@Check('webhooks_url_length', `length(url) BETWEEN 1 AND ${MAX_URL_LENGTH}`)
@Check('webhooks_query_length', `length(query) BETWEEN 1 AND ${MAX_QUERY_LENGTH}`)
@Check('webhooks_some_topics', 'cardinality(topics) > 0')
@Check('webhooks_previous_secret', '(previous_encrypted_secret IS NULL) = (previous_secret_until IS NULL)')
@Index('webhooks_account', ['accountId', 'createdAt', 'id'])
export class Webhook {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhooks_pkey' })
  id: string;

  @Column('uuid')
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'webhooks_account_id_fkey' })
  account?: Relation<Account>;

  @Column('text')
  url: string;

  @Column('text', { array: true })
  topics: WebhookTopic[];

  /** A selection on WebhookNotice. */
  @Column('text')
  query: string;

  /** `whsec_…`, encrypted for the webhook's id: see token-encryption.ts. */
  @Column('text')
  encryptedSecret: string;

  /** The one before, which signs beside the secret for a while; null: there is none. */
  @Column('text', { nullable: true })
  previousEncryptedSecret: string | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  previousSecretUntil: Date | null;

  /** The scopes of its notices: see webhook-scopes.ts. Null: all that its owner may see. */
  @Column('text', { array: true, nullable: true })
  scopes: readonly AccessScope[] | null;

  @Column('timestamp with time zone', { precision: 3 })
  createdAt: Date;

  /** Since when nothing is sent, after days of failing; null: it works. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  pausedAt: Date | null;

  /** When the receiver is tried again, of which nothing is taken any more; null while it takes something. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  nextAttemptAt: Date | null;

  /** When one notice that waits is sent before its time, to see whether the receiver is back; null while none waits. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  probeAt: Date | null;

  /** Until when one worker alone sends; null while none does. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  claimedUntil: Date | null;
}
