import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Job } from '../../platform/jobs/job.js';
import { goesBackAndForth, SETTLES_IN } from '../cancellations/settle-again.js';
import type { contactConfirmed } from '../contacts/causes.js';
import type { Consequence } from '../context.js';
import type { DataOf } from '../define-cause.js';
import { defineJob, type JobContext } from '../define-job.js';
import { attendeeNotes } from '../events/texts/attendee-note.js';
import { calendarPlaces, placeWrittenAt } from '../sign-ups/in-calendars/calendar-place.js';
import { placesById } from '../sign-ups/lists/places.loader.js';
import { mailedTicket } from '../tickets/ticket-picture.js';
import { ticketsOfSignUps } from '../tickets/tickets.loader.js';
import { holdBackIfCancelled } from './hold-back-if-cancelled.js';
import type { FindPaid } from './mail-lost-places.js';
import { type RefundRule, signUpConfirmationMail } from './sign-up-confirmation.mail.js';

const confirmation = z.object({
  signUpId: z.uuid(),
  /** 0 for a free event. */
  paidPence: z.int(),
  /** Until when giving it back returns the price; null: never. Older versions did not name it. */
  refundableUntil: z.iso.datetime().nullable().optional(),
  /** Whether the person waited in line for the place. */
  hasWaited: z.boolean().optional(),
  /** Whether the event's team has replaced the ticket. */
  hasNewTicket: z.boolean().optional(),
  /** Whether it has waited for what the person settles on. */
  isSettled: z.boolean().optional(),
});

/**
 * Confirms a sign-up by mail, with a calendar file, or brings the ticket with which the team has replaced the one before. A sign-up that was given back by now needs no mail. Where the
 * person has just given back another place at the event, the mail waits for a minute: going back and forth is one
 * mail.
 */
export const sendSignUpConfirmationJob: Job<JobContext, z.output<typeof confirmation>> = defineJob({
  name: 'send-sign-up-confirmation',
  schema: confirmation,
  run: async (context, data) => {
    const { database, loaders, settings, services } = context;
    const { signUpId, paidPence, refundableUntil, hasWaited, hasNewTicket, isSettled } = data;
    const place = await loaders.of(placesById).load(signUpId);
    const ticket = await loaders.of(ticketsOfSignUps).load(signUpId);
    if (!place || !ticket) return;
    const { signUp, event } = place;
    if (await holdBackIfCancelled(context, event, sendSignUpConfirmationJob, data)) return;
    if (paidPence === 0 && !isSettled && (await goesBackAndForth(database, signUp, signUp.signedUpAt))) {
      const later = { ...data, isSettled: true };
      await database.transaction((manager) =>
        services.jobs.enqueueIn(manager, sendSignUpConfirmationJob, later, SETTLES_IN),
      );
      return;
    }
    const { brand, publicUrl } = settings;
    const { name, email } = signUp.contact;
    const person = { name, email };
    const calendarPlace = await loaders.of(calendarPlaces).load(signUp);
    const writtenAt = placeWrittenAt(signUp, event);
    const note = await loaders.of(attendeeNotes).load(event.id);
    const cover = await services.covers(event);
    const refund =
      refundableUntil === undefined ? undefined : refundRule(refundableUntil, services.clock.now());
    const facts = { brand, publicUrl, event, note, cover, place: calendarPlace, writtenAt };
    const mailed = {
      ...facts,
      signUp: person,
      paidPence,
      hasWaited,
      hasNewTicket,
      ticket: await mailedTicket(ticket.code),
    };
    await services.mail.send(await signUpConfirmationMail({ ...mailed, refund }));
  },
});

function refundRule(instant: string | null, now: Date): RefundRule {
  const until = instant === null ? null : new Date(instant);
  return { until, isOver: until !== null && until <= now };
}

/** Until when giving a place back returns what was paid for it; null: never, or nothing was paid. */
export type FindRefundableUntil = (manager: EntityManager, signUpId: string) => Promise<Date | null>;

/**
 * Confirms a sign-up by mail at the address that its owner has confirmed.
 * @param findPaid given as the other, since sign-ups know nothing of payments
 */
export function mailConfirmedContact(
  findPaid: FindPaid,
  findRefundableUntil: FindRefundableUntil,
): Consequence<DataOf<typeof contactConfirmed>> {
  return async ({ services }, manager, { signUpId }) => {
    const paidPence = (await findPaid(manager, [signUpId])).get(signUpId)?.paidPence ?? 0;
    const refundableUntil = (await findRefundableUntil(manager, signUpId))?.toISOString() ?? null;
    const data = { signUpId, paidPence, refundableUntil };
    await services.jobs.enqueue(manager, sendSignUpConfirmationJob, data);
  };
}
