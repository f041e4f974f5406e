import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Job } from '../../platform/jobs/job.js';
import { accountExists } from '../accounts/find-account.js';
import type { ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import { defineJob, type JobContext } from '../define-job.js';
import { findEvent } from '../events/find-event.js';
import { type CalendarPlace, findCalendarPlaces } from '../sign-ups/in-calendars/calendar-place.js';
import { endedPlace, endPlace } from '../sign-ups/in-calendars/sign-up-calendar-file.js';
import type { signUpsCancelled } from './causes.js';
import { goesBackAndForth, isOutdated, SETTLES_IN } from './settle-again.js';
import { signUpCancelledMail } from './sign-up-cancelled.mail.js';

const cancellation = z.object({
  eventId: z.uuid(),
  byCreator: z.boolean(),
  // Older versions did not name it.
  hadNotArrived: z.boolean().optional(),
  paidPence: z.int(),
  refundPence: z.int(),
  // Older versions did not name it.
  returnedBeforePence: z.int().optional(),
  // Older versions did not name it.
  signUpId: z.uuid().optional(),
  /** For the calendar file. Older versions did not name it. */
  ended: endedPlace.optional(),
  /** Whether it has waited for what the person settles on. */
  isSettled: z.boolean().optional(),
  // The sign-up is removed when the mail is written.
  attendee: z.object({ accountId: z.uuid(), name: z.string(), email: z.string() }),
});
type Cancellation = z.output<typeof cancellation>;

/**
 * Tells one person by mail that their place was given back, or that they were taken out. A person whose account is
 * deleted gets none; for a deleted event there is another mail. Going back and forth without money is one mail: it
 * waits for a minute, and a mail about a place that the person has again by then is not sent.
 */
export const sendSignUpCancelledMailJob: Job<JobContext, Cancellation> = defineJob({
  name: 'send-sign-up-cancelled-mail',
  schema: cancellation,
  run: async (context, data) => {
    const { database, settings, services } = context;
    const { eventId, attendee, byCreator, hadNotArrived = false, ended } = data;
    const { paidPence, refundPence, returnedBeforePence } = data;
    const { accountId, ...person } = attendee;
    const event = await findEvent(database, eventId);
    if (!event || !(await accountExists(database, accountId))) return;
    if (!byCreator && paidPence === 0 && (await isForLater(context, data))) return;
    const { brand, publicUrl } = settings;
    const cover = await services.covers(event);
    const rest = { byCreator, hadNotArrived, paidPence, refundPence, returnedBeforePence, ended };
    await services.mail.send(
      await signUpCancelledMail({ brand, publicUrl, event, cover, ...person, ...rest }),
    );
  },
});

/** Whether no mail is due now: another one says what the person has settled on. */
async function isForLater({ database, services }: JobContext, data: Cancellation): Promise<boolean> {
  const { signUpId, isSettled, eventId } = data;
  if (signUpId === undefined) return false;
  const who = { eventId, accountId: data.attendee.accountId };
  if (await isOutdated(database, who, signUpId)) return true;
  if (isSettled || !(await goesBackAndForth(database, who, services.clock.now(), signUpId))) return false;
  await database.transaction((manager) =>
    services.jobs.enqueueIn(manager, sendSignUpCancelledMailJob, { ...data, isSettled: true }, SETTLES_IN),
  );
  return true;
}

/** Asks for a mail to each person whose place was given back. */
export async function mailCancelledSignUps(
  { services }: ConsequenceContext,
  manager: EntityManager,
  { cancelled }: DataOf<typeof signUpsCancelled>,
): Promise<void> {
  const places = await findCalendarPlaces(
    manager,
    cancelled.map(({ signUp }) => signUp),
  );
  const data = cancelled.map(
    ({ event, signUp, byCreator, hadNotArrived, ...refund }, index): Cancellation => {
      const { paidPence, refundPence, returnedBeforePence } = refund;
      const { accountId, contact } = signUp;
      const { name, email } = contact;
      return {
        eventId: event.id,
        signUpId: signUp.id,
        // Creators take themselves out as all people do.
        byCreator: byCreator && accountId !== event.createdById,
        hadNotArrived,
        paidPence,
        refundPence,
        returnedBeforePence,
        ended: endPlace(places[index] as CalendarPlace, event, services.clock.now()),
        attendee: { accountId, name, email },
      };
    },
  );
  await services.jobs.enqueueAll(manager, sendSignUpCancelledMailJob, data);
}

/** Deletes the jobs that have the name and the address of an account, in the transaction that deletes it. */
export async function deleteSignUpCancelledJobs(
  { services: { jobs } }: ConsequenceContext,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  await jobs.deleteAllWith(manager, sendSignUpCancelledMailJob, { attendee: { accountId } });
}
