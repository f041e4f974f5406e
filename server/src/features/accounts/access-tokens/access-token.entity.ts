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
import { Account } from '../account.entity.js';
import type { AccessScope } from './access-scope.js';

/** The credential that a program uses for an account. */
@Entity('access_tokens')
@Unique('access_tokens_token_hash_unique', ['tokenHash'])
@Check('access_tokens_name_length', `length(name) BETWEEN 1 AND 100`)
@Check(
  'access_tokens_scopes_known',
  `cardinality(scopes) BETWEEN 1 AND 9 AND scopes <@ ARRAY['ACCOUNT_READ', 'EVENTS_WRITE', 'SIGN_UPS_READ', 'SIGN_UPS_WRITE', 'WEBHOOKS', 'DOOR', 'TEAM_WRITE', 'MESSAGES_WRITE', 'PEOPLE_WRITE']`,
)
@Check('access_tokens_prefix_length', `length(prefix) = 8`)
export class AccessToken {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'access_tokens_pkey' })
  id: string;

  /** SHA-256 of the secret: a person who reads the table cannot act with it. */
  @Column('bytea')
  tokenHash: Buffer;

  @Index('access_tokens_account_id')
  @Column('uuid')
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'access_tokens_account_id_fkey' })
  account?: Relation<Account>;

  /** The name that its owner gave it. */
  @Column('text')
  name: string;

  /** The secret's first characters, for the owner to recognise it. */
  @Column('text')
  prefix: string;

  @Column('text', { array: true })
  scopes: AccessScope[];

  @Column('timestamp with time zone', { precision: 3 })
  createdAt: Date;

  /** To the minute; null: never used. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  lastUsedAt: Date | null;

  /** Null: it works until it is revoked. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  expiresAt: Date | null;
}
