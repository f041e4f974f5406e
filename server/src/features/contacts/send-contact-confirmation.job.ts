import { z } from 'zod';
import { defineJob } from '../define-job.js';
import { findEvent } from '../events/find-event.js';
import { SignUp } from '../sign-ups/sign-up.entity.js';
import { contactConfirmationMail } from './contact-confirmation.mail.js';
import { issueContactToken } from './contact-tokens.js';

/**
 * Sends the link by which the owner of a typed address confirms it. The secret is made here, so that it is in no queue,
 * and it stands behind a #, so that it reaches no server's log. After five such mails to an address in an hour none is
 * sent: the sign-up stays as it is, and mails about it go to the account's own address.
 */
export const sendContactConfirmationJob = defineJob({
  name: 'send-contact-confirmation',
  schema: z.object({ signUpId: z.uuid() }),
  run: async ({ database, settings, services, log }, { signUpId }) => {
    const signUp = await database.findOneBy(SignUp, { id: signUpId });
    const event = signUp && (await findEvent(database, signUp.eventId));
    const to = signUp?.contact.unconfirmedEmail;
    if (!event || !to) return;
    const { rateLimits, clock, mail } = services;
    if (!(await rateLimits.allowContactConfirmation(to))) {
      log.warn({ signUpId }, 'no mail: five to this address in an hour');
      return;
    }
    try {
      const { brand, publicUrl } = settings;
      const link = `${publicUrl}/confirm-address#${await issueContactToken(database, clock, signUpId)}`;
      const asking = await contactConfirmationMail({ brand, eventTitle: event.title, to, link });
      await mail.send({ ...asking, isAsking: true });
    } catch (error) {
      // It is tried again, and counts then.
      await rateLimits.uncountContactConfirmation(to);
      throw error;
    }
  },
});
