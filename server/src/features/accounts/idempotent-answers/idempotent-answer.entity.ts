import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account.entity.js';

/** The response to a request with an Idempotency-Key, for the same request made again. */
@Entity('idempotent_answers')
@Check('idempotent_answers_hash_length', `length(key_hash) = 32 AND length(input_hash) = 32`)
export class IdempotentAnswer {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'idempotent_answers_pkey' })
  accountId: string;

  /** SHA-256 of the credential's hash and the key. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'idempotent_answers_pkey' })
  keyHash: Buffer;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'idempotent_answers_account_id_fkey' })
  account?: Relation<Account>;

  /** SHA-256 of what was asked for. */
  @Column('bytea')
  inputHash: Buffer;

  @Index('idempotent_answers_began_at')
  @Column('timestamp with time zone', { precision: 3 })
  beganAt: Date;

  /** Encrypted, since it may have addresses and a checkout's secret in it; null until there is one. */
  @Column('text', { nullable: true })
  answer: string | null;
}
