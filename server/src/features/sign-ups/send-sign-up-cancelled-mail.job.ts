import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { accountExists } from '../accounts/find-account.js';
import type { Consequence, ConsequenceContext } from '../context.js';
import { defineJob } from '../define-job.js';
import { findEvent } from '../events/find-event.js';
import { signUpCancelledMail } from './sign-up-cancelled.mail.js';

/**
 * Tells one person by mail that their place was given back, or that they were taken out. Nobody whose account is gone
 * gets one; for an event that is gone there is another mail.
 */
export const sendSignUpCancelledMailJob = defineJob({
  name: 'send-sign-up-cancelled-mail',
  schema: z.object({
    eventId: z.uuid(),
    byCreator: z.boolean(),
    paidPence: z.int(),
    refundPence: z.int(),
    // The sign-up is gone when the mail is written.
    attendee: z.object({ accountId: z.uuid(), name: z.string(), email: z.string() }),
  }),
  run: async ({ database, settings, services }, { eventId, attendee, ...money }) => {
    const { accountId, ...person } = attendee;
    const event = await findEvent(database, eventId);
    if (!event || !(await accountExists(database, accountId))) return;
    const { productName, publicUrl } = settings;
    const cover = await services.covers(event);
    await services.mail.send(
      await signUpCancelledMail({ productName, publicUrl, event, cover, ...person, ...money }),
    );
  },
});

/** What was paid for a place that was given back, and what of it comes back; both in pence. */
export type FindRefund = (
  manager: EntityManager,
  signUpId: string,
) => Promise<{ paidPence: number; refundPence: number }>;

/**
 * Asks for a mail to the person whose place was given back.
 * @param findRefund given, since sign-ups know nothing of payments
 */
export function mailCancelledSignUp(findRefund: FindRefund): Consequence<'signUpCancelled'> {
  return async ({ services }, manager, { event, signUp, byCreator }) => {
    const { accountId, contact } = signUp;
    const { name, email } = contact;
    await services.jobs.enqueue(manager, sendSignUpCancelledMailJob, {
      eventId: event.id,
      // Creators take themselves out as everybody does.
      byCreator: byCreator && accountId !== event.createdById,
      ...(await findRefund(manager, signUp.id)),
      attendee: { accountId, name, email },
    });
  };
}

/** Deletes the jobs that have the name and the address of an account, in the transaction that deletes it. */
export async function deleteSignUpCancelledJobs(
  { services: { jobs } }: ConsequenceContext,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  await jobs.deleteAllWith(manager, sendSignUpCancelledMailJob, { attendee: { accountId } });
}
