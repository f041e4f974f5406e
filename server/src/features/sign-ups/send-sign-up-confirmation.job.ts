import { z } from 'zod';
import type { Consequence } from '../context.js';
import { defineJob } from '../define-job.js';
import { placesById } from './places.loader.js';
import type { FindPaid } from './send-event-cancelled-mail.job.js';
import { signUpConfirmationMail } from './sign-up-confirmation.mail.js';

/** Confirms a sign-up by mail, with a calendar file. A sign-up that is gone by now needs no mail. */
export const sendSignUpConfirmationJob = defineJob({
  name: 'send-sign-up-confirmation',
  schema: z.object({
    signUpId: z.uuid(),
    /** 0 for a free event. */
    paidPence: z.int(),
    /** Whether the person waited in line for the place. */
    hasWaited: z.boolean().optional(),
  }),
  run: async ({ loaders, settings, services }, { signUpId, paidPence, hasWaited }) => {
    const place = await loaders.of(placesById).load(signUpId);
    if (!place) return;
    const { signUp, event } = place;
    const { productName, publicUrl } = settings;
    const { name, email } = signUp.contact;
    const person = { id: signUp.id, name, email };
    const writtenAt = new Date(Math.max(event.updatedAt.getTime(), signUp.signedUpAt.getTime()));
    const cover = await services.covers(event);
    const mailed = { productName, publicUrl, event, cover, signUp: person, paidPence, hasWaited, writtenAt };
    await services.mail.send(await signUpConfirmationMail(mailed));
  },
});

/**
 * Confirms a sign-up by mail at the address that its owner has confirmed.
 * @param findPaid given, since sign-ups know nothing of payments
 */
export function mailConfirmedContact(findPaid: FindPaid): Consequence<'contactConfirmed'> {
  return async ({ services }, manager, { signUpId }) => {
    const paidPence = (await findPaid(manager, [signUpId])).get(signUpId) ?? 0;
    await services.jobs.enqueue(manager, sendSignUpConfirmationJob, { signUpId, paidPence });
  };
}
