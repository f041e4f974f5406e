import type { EntityManager } from 'typeorm';
import type { Services } from '../context.js';
import type { ErasableContact } from './contact.js';
import { sendContactConfirmationJob } from './send-contact-confirmation.job.js';
import { sendSignUpConfirmationJob } from './send-sign-up-confirmation.job.js';

export interface NewSignUp {
  signUpId: string;
  /** 0 for a free event. */
  paidPence: number;
  contact: Pick<ErasableContact, 'unconfirmedEmail'>;
}

/** Asks for the mails that follow a new sign-up, in its transaction. */
export async function enqueueSignUpMails(
  { jobs }: Pick<Services, 'jobs'>,
  manager: EntityManager,
  { signUpId, paidPence, contact }: NewSignUp,
): Promise<void> {
  await jobs.enqueue(manager, sendSignUpConfirmationJob, { signUpId, paidPence });
  if (contact.unconfirmedEmail) await jobs.enqueue(manager, sendContactConfirmationJob, { signUpId });
}
