import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that the operator has blocked, whether it has an account or not: its account can do nothing. */
@Entity('blocked_addresses')
@Check('blocked_addresses_email_lower_case', `email = lower(email) AND length(email) BETWEEN 3 AND 254`)
export class BlockedAddress {
  /** Lower case. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'blocked_addresses_pkey' })
  email: string;

  @Column('timestamp with time zone', { precision: 3 })
  blockedAt: Date;
}
