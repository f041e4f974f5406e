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
import { Account } from '../../accounts/account.entity.js';
import { Event } from '../../events/event.entity.js';

/** The credential of a helper without an account, for the door of one event. Its row stays as long as the event: scans name it. */
@Entity('door_passes')
@Unique('door_passes_token_hash_unique', ['tokenHash'])
@Check('door_passes_name_length', 'length(name) BETWEEN 1 AND 80')
@Index('door_passes_latest', ['eventId', 'createdAt', 'id'])
@Index('door_passes_created_by', ['createdById'])
export class DoorPass {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'door_passes_pkey' })
  id: string;

  @Column('uuid')
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'door_passes_event_id_fkey' })
  event?: Relation<Event>;

  /** SHA-256 of the secret: a person who reads the table cannot act with it. */
  @Column('bytea')
  tokenHash: Buffer;

  /** The name that the team gave it. */
  @Column('text')
  name: string;

  @Column('boolean')
  maySearch: boolean;

  @Column('boolean')
  mayUndo: boolean;

  /** Null: the account is deleted. */
  @Column('uuid', { nullable: true })
  createdById: string | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by_id', foreignKeyConstraintName: 'door_passes_created_by_id_fkey' })
  createdBy?: Relation<Account> | null;

  @Column('timestamp with time zone', { precision: 3 })
  createdAt: Date;

  /** To the minute; null: never used. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  lastUsedAt: Date | null;

  /** When the team ended it; null: it works until twelve hours after the event. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  endedAt: Date | null;
}
