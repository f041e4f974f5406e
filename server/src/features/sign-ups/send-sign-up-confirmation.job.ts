import type { Job } from '../../platform/jobs/job.js';
import { findEvent } from '../events/find-event.js';
import type { JobDependencies } from '../job-dependencies.js';
import { paidFor } from '../payments/paid-for.js';
import { SignUp } from './sign-up.entity.js';
import { signUpConfirmationMail } from './sign-up-confirmation.mail.js';

export const sendSignUpConfirmationJob: Job<{ signUpId: string }> = { name: 'send-sign-up-confirmation' };

/** Confirms a sign-up by mail, with the event for the person's calendar. One that is gone by now needs no mail. */
export async function runSendSignUpConfirmation(
  { database, settings, mail }: JobDependencies,
  { signUpId }: { signUpId: string },
): Promise<void> {
  const signUp = await database.findOneBy(SignUp, { id: signUpId });
  const event = signUp && (await findEvent(database, signUp.eventId));
  if (!event) return;
  const { productName, publicUrl } = settings;
  const paidPence = await paidFor(database, signUpId);
  const confirmation = { productName, publicUrl, event, signUp, paidPence, writtenAt: signUp.signedUpAt };
  await mail.send(await signUpConfirmationMail(confirmation));
}
