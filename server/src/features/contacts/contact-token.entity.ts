import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { SignUp } from '../sign-ups/sign-up.entity.js';

/** The secret of the link that asks the owner of a typed address to confirm it. One for each sign-up: the newest. */
@Entity('contact_tokens')
@Unique('contact_tokens_newest_only', ['signUpId'])
export class ContactToken {
  /** SHA-256 of the secret, which is nowhere else but in the mail. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'contact_tokens_pkey' })
  tokenHash: Buffer;

  @Column('uuid')
  signUpId: string;

  @ManyToOne(() => SignUp, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sign_up_id', foreignKeyConstraintName: 'contact_tokens_sign_up_id_fkey' })
  signUp?: Relation<SignUp>;

  @Column('timestamp with time zone', { precision: 3 })
  expiresAt: Date;
}
