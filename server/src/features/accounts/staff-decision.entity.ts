import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** ALLOWED: staff, whatever the address. REMOVED: no staff, whatever the address and Google say. */
export type Decision = 'ALLOWED' | 'REMOVED';

/** The operator's decision about an address, whether it has an account or not. It goes before the company's domain. */
@Entity('staff_decisions')
@Check('staff_decisions_email_lower_case', `email = lower(email) AND length(email) BETWEEN 3 AND 254`)
@Check('staff_decisions_decision_known', `decision IN ('ALLOWED', 'REMOVED')`)
export class StaffDecision {
  /** Lower case. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'staff_decisions_pkey' })
  email: string;

  @Column('text')
  decision: Decision;

  @Column('timestamp with time zone', { precision: 3 })
  decidedAt: Date;
}
