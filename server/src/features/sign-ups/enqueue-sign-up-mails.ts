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

/** Asks for the mails that follow new sign-ups, in their transaction. */
export async function enqueueSignUpMails(
  { jobs }: Pick<Services, 'jobs'>,
  manager: EntityManager,
  signUps: readonly NewSignUp[],
): Promise<void> {
  const confirmed = signUps.map(({ signUpId, paidPence }) => ({ signUpId, paidPence }));
  await jobs.enqueueAll(manager, sendSignUpConfirmationJob, confirmed);
  const unconfirmed = signUps.filter(({ contact }) => contact.unconfirmedEmail);
  const asked = unconfirmed.map(({ signUpId }) => ({ signUpId }));
  await jobs.enqueueAll(manager, sendContactConfirmationJob, asked);
}
