import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { SignUp } from '../../sign-ups/sign-up.entity.js';

/**
 * That a person has come. The primary key admits a place once, at however many doors (D20). It is there as long as one scan that let
 * the person in is not undone.
 */
@Entity('arrivals')
@Index('arrivals_by_door', ['eventId', 'door'])
export class Arrival {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'arrivals_pkey' })
  signUpId: string;

  @OneToOne(() => SignUp, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sign_up_id', foreignKeyConstraintName: 'arrivals_sign_up_id_fkey' })
  signUp?: Relation<SignUp>;

  @Column('uuid')
  eventId: string;

  /** The scan that let the person in. */
  @Column('uuid')
  scanId: string;

  @Column('text')
  door: string;

  @Column('timestamp with time zone', { precision: 3 })
  arrivedAt: Date;
}
