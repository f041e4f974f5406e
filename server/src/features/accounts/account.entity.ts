import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { NAME_SHOWN_KNOWN, type NameShown } from './names/name-shown.js';
import type { Role } from './role.js';

export const ACCOUNT_EMAIL_UNIQUE = 'accounts_email_unique';

/** A person with e-mail and role. */
@Entity('accounts')
@Index('accounts_organizer_names', { synchronize: false })
@Unique(ACCOUNT_EMAIL_UNIQUE, ['email'])
@Check('accounts_email_lower_case', `email = lower(email) AND length(email) BETWEEN 3 AND 254`)
@Check('accounts_name_length', `length(name) BETWEEN 1 AND 200`)
@Check('accounts_role_known', `role IN ('USER', 'STAFF')`)
@Check('accounts_default_name_shown_known', `default_${NAME_SHOWN_KNOWN}`)
export class Account {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'accounts_pkey' })
  id: string;

  /** Lower case. */
  @Column('text')
  email: string;

  @Column('text')
  name: string;

  /** Whether the person has chosen the name. Until then it is the part of the address before the @. */
  @Column('boolean', { default: true })
  nameConfirmed: boolean;

  @Column('text')
  role: Role;

  /** The people who see the name at the next places; null: as the installation has it. */
  @Column('text', { nullable: true })
  defaultNameShown: NameShown | null;

  /** PHC string; null when the account has no password. */
  @Column('text', { nullable: true })
  passwordHash: string | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  emailVerifiedAt: Date | null;

  @Column('timestamp with time zone', { precision: 3 })
  createdAt: Date;
}
