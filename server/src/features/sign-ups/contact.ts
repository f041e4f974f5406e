import { Column } from 'typeorm';

/** Whom a sign-up is for, as typed in the form. */
export class Contact {
  @Column('text')
  name: string;

  /** Lower case. */
  @Column('text')
  email: string;
}

/** A contact that can be erased while its row stays. */
export class ErasableContact {
  @Column('text', { nullable: true })
  name: string | null;

  /** Lower case. */
  @Column('text', { nullable: true })
  email: string | null;
}

export const ERASED_CONTACT: Readonly<ErasableContact> = { name: null, email: null };
