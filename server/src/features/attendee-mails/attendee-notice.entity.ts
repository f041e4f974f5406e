import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { SignUp } from '../sign-ups/sign-up.entity.js';

/** The mails that an attendee got after the confirmation: no job sends one again. */
@Entity('attendee_notices')
export class AttendeeNotice {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'attendee_notices_pkey' })
  signUpId: string;

  @OneToOne(() => SignUp, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sign_up_id', foreignKeyConstraintName: 'attendee_notices_sign_up_id_fkey' })
  signUp?: Relation<SignUp>;

  /** The revision of the event that the last mail about a change had; null without such a mail. */
  @Column('integer', { nullable: true })
  revision: number | null;

  /** The start that the last reminder was for; null without a reminder. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  remindedFor: Date | null;
}
