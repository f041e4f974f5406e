import type { EntityManager } from 'typeorm';
import { sendSignUpConfirmationJob } from '../attendee-mails/send-sign-up-confirmation.job.js';
import type { ErasableContact } from '../contacts/contact.js';
import { sendContactConfirmationJob } from '../contacts/send-contact-confirmation.job.js';
import type { Services } from '../context.js';

export interface NewSignUp {
  signUpId: string;
  /** 0 for a free event. */
  paidPence: number;
  /** Of a paid place: until when giving it back returns the price; null: never. */
  refundableUntil?: Date | null;
  contact: Pick<ErasableContact, 'unconfirmedEmail'>;
}

/** Asks for the mails that follow new sign-ups, in their transaction. */
export async function enqueueSignUpMails(
  { jobs }: Pick<Services, 'jobs'>,
  manager: EntityManager,
  signUps: readonly NewSignUp[],
): Promise<void> {
  const confirmed = signUps.map(({ signUpId, paidPence, refundableUntil }) => ({
    signUpId,
    paidPence,
    refundableUntil: refundableUntil?.toISOString() ?? null,
  }));
  await jobs.enqueueAll(manager, sendSignUpConfirmationJob, confirmed);
  const unconfirmed = signUps.filter(({ contact }) => contact.unconfirmedEmail);
  const asked = unconfirmed.map(({ signUpId }) => ({ signUpId }));
  await jobs.enqueueAll(manager, sendContactConfirmationJob, asked);
}
