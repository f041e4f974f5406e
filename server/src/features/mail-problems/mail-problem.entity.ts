import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

export enum MailProblem {
  BOUNCED = 'BOUNCED',
  COMPLAINED = 'COMPLAINED',
  REFUSED = 'REFUSED',
}

/** An address that mail does not reach, as the mail service says. */
@Entity('mail_problems')
@Check('mail_problems_email_lower_case', `email = lower(email) AND length(email) BETWEEN 3 AND 254`)
@Check('mail_problems_problem_known', `problem IN ('BOUNCED', 'COMPLAINED', 'REFUSED')`)
export class AddressProblem {
  /** Lower case. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'mail_problems_pkey' })
  email: string;

  @Column('text')
  problem: MailProblem;

  @Column('timestamp with time zone', { precision: 3 })
  foundAt: Date;
}
