import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../../accounts/account.entity.js';
import { Event } from '../../events/event.entity.js';
import type { ScanOutcome } from './scan-outcome.js';

/** SQL of a row of scans: a device let somebody in without network, and the server would not have. */
export const IS_CONFLICT = `offline AND outcome <> 'ADMITTED'`;

/** One reading of a ticket. Neither the code nor anything made from it is stored. */
@Entity('scans')
@Check(
  'scans_outcome_known',
  `outcome IN ('ADMITTED', 'ADMITTED_TWICE', 'ALREADY_IN', 'CANCELLED_PLACE', 'OTHER_EVENT', 'UNKNOWN_CODE')`,
)
@Check('scans_door_length', 'length(door) BETWEEN 1 AND 80')
@Index('scans_latest', ['eventId', 'receivedAt', 'id'])
@Index('scans_conflicts', ['eventId', 'receivedAt', 'id'], { where: IS_CONFLICT })
@Index('scans_by_account', ['byAccountId'], { where: 'by_account_id IS NOT NULL' })
export class Scan {
  /** Made by the device. A scan that is sent again has the same, and is stored once. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'scans_pkey' })
  id: string;

  /** Of the door, which need not be that of the ticket. */
  @Column('uuid')
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'scans_event_id_fkey' })
  event?: Relation<Event>;

  /** Never changes; an undone scan keeps it. */
  @Column('text')
  outcome: ScanOutcome;

  /** The place at this event, also when it was given back. */
  @Column('uuid', { nullable: true })
  signUpId: string | null;

  /** The event of the ticket, where it is another one. */
  @Column('uuid', { nullable: true })
  otherEventId: string | null;

  /** The scan by which the place had arrived. */
  @Column('uuid', { nullable: true })
  previousId: string | null;

  /** The name of the entrance, as the helper typed it. */
  @Column('text')
  door: string;

  /** Null: by a pass, or the account is deleted. */
  @Column('uuid', { nullable: true })
  byAccountId: string | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'by_account_id', foreignKeyConstraintName: 'scans_by_account_id_fkey' })
  byAccount?: Relation<Account> | null;

  @Column('uuid', { nullable: true })
  byPassId: string | null;

  /** By the clock of the device, within bounds: see read-scans.ts. It decides nothing. */
  @Column('timestamp with time zone', { precision: 3 })
  scannedAt: Date;

  @Column('timestamp with time zone', { precision: 3 })
  receivedAt: Date;

  /** Whether the device had let the person in already. */
  @Column('boolean')
  offline: boolean;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  undoneAt: Date | null;
}
