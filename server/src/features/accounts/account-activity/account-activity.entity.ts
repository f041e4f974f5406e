import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account.entity.js';
import type { AccountActivityAction } from './account-activity-action.js';

/**
 * An action of an account, or on it. A trigger refuses each change, and each removal of a row that is not two
 * years old (C16). The rows of a deleted account go with it.
 */
@Entity('account_activities')
@Check('account_activities_action_length', `length(action) BETWEEN 1 AND 50`)
@Check('account_activities_device_length', `length(device) <= 100`)
@Check('account_activities_network_length', `length(network) <= 100`)
@Index('account_activities_of_account', ['accountId', 'occurredAt', 'id'])
@Index('account_activities_by_age', ['occurredAt'])
export class AccountActivity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'account_activities_pkey' })
  id: string;

  @Column('uuid')
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'account_activities_account_id_fkey' })
  account?: Relation<Account>;

  @Column('text')
  action: AccountActivityAction;

  /** Browser and system in words, see `deviceName`; null where they are not known. */
  @Column('text', { nullable: true })
  device: string | null;

  /** The first part of the network address, see `shortNetwork`; null where the operator or the product acted. */
  @Column('text', { nullable: true })
  network: string | null;

  /** Null: it was not done by an access token. */
  @Column('text', { nullable: true })
  accessTokenName: string | null;

  @Column('timestamp with time zone', { precision: 3 })
  occurredAt: Date;
}
