import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ChangeKind } from './change-kind.js';

/** The subject of a row of `changes`. */
export type ChangeSubject = 'EVENT' | 'SIGN_UP';

/**
 * The latest change of an event or a sign-up. Triggers write it. It holds ids alone and has no foreign keys: removed
 * objects stay listed for a while. See docs/decisions/changes-in-order.md.
 */
@Entity('changes')
@Check('changes_subject_known', `subject IN ('EVENT', 'SIGN_UP')`)
@Check('changes_kind_known', `kind IN ('ADDED', 'CHANGED', 'REMOVED')`)
@Index('changes_in_order', ['ownerId', 'subject', 'position', 'id'])
@Index('changes_removed', ['changedAt'], { where: `kind = 'REMOVED'` })
export class Change {
  /** The event's or the sign-up's. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'changes_pkey' })
  id: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'changes_pkey' })
  subject: ChangeSubject;

  /** The creator of the event. */
  @Column('uuid')
  ownerId: string;

  @Column('uuid')
  eventId: string;

  @Column('text')
  kind: ChangeKind;

  /** When the transaction of the change began. */
  @Column('timestamp with time zone', { precision: 3 })
  changedAt: Date;

  /** The number of the transaction, and `base` of the clock. */
  @Column('bigint')
  position: string;
}

/** The number that is added to PostgreSQL's numbers of transactions, which begin anew in another cluster: one row. */
@Entity('change_clock')
@Check('change_clock_single', 'id = 1')
export class ChangeClock {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'change_clock_pkey' })
  id: number;

  /** PostgreSQL's system identifier. */
  @Column('bigint')
  cluster: string;

  @Column('bigint')
  base: string;
}
