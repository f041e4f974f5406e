import { partition } from 'es-toolkit/array/partition';
import type { EntityManager } from 'typeorm';
import { sendSignUpConfirmationJob } from '../attendee-mails/send-sign-up-confirmation.job.js';
import { sendSignUpsConfirmationJob } from '../attendee-mails/send-sign-ups-confirmation.job.js';
import type { ErasableContact } from '../contacts/contact.js';
import { sendContactConfirmationJob } from '../contacts/send-contact-confirmation.job.js';
import type { Services } from '../context.js';

export interface NewSignUp {
  signUpId: string;
  /** 0 for a free event. */
  paidPence: number;
  /** Of a paid place: until when giving it back returns the price; null: never. */
  refundableUntil?: Date | null;
  contact: ErasableContact;
}

/** Asks for the mails that follow new sign-ups, in their transaction. One mail confirms all free places of a person. */
export async function enqueueSignUpMails(
  { jobs }: Pick<Services, 'jobs'>,
  manager: EntityManager,
  signUps: readonly NewSignUp[],
): Promise<void> {
  const groups = Map.groupBy(signUps, ({ signUpId, paidPence, contact: { email, name } }) =>
    paidPence > 0 ? signUpId : JSON.stringify([email, name]),
  );
  const [single, several] = partition([...groups.values()], ({ length }) => length === 1);
  const confirmed = single.flat().map(({ signUpId, paidPence, refundableUntil }) => ({
    signUpId,
    paidPence,
    refundableUntil: refundableUntil?.toISOString() ?? null,
  }));
  await jobs.enqueueAll(manager, sendSignUpConfirmationJob, confirmed);
  const together = several.map((group) => ({ signUpIds: group.map(({ signUpId }) => signUpId) }));
  await jobs.enqueueAll(manager, sendSignUpsConfirmationJob, together);
  const unconfirmed = signUps.filter(({ contact }) => contact.unconfirmedEmail);
  const asked = unconfirmed.map(({ signUpId }) => ({ signUpId }));
  await jobs.enqueueAll(manager, sendContactConfirmationJob, asked);
}
