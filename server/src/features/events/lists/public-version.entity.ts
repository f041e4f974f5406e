import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Which transaction was the last to change the public data of events, their counts apart: one row. Triggers write it
 * when such a transaction commits, so nothing that is made from an older state has this version.
 */
@Entity('public_version')
@Check('public_version_single', 'id = 1')
export class PublicVersion {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'public_version_pkey' })
  id: number;

  /** PostgreSQL's number of the transaction. */
  @Column('bigint')
  version: string;

  /** The greatest `updatedAt` of events, see stamp-event.ts; null until there is one. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  latestEventUpdate: Date | null;
}
