import { z } from 'zod';
import { goesBackAndForth } from '../../cancellations/settle-again.js';
import { defineJob, type JobContext } from '../../define-job.js';
import { attendeeNotes } from '../../events/texts/attendee-note.js';
import { calendarPlaces, placeWrittenAt } from '../../sign-ups/in-calendars/calendar-place.js';
import { type Place, placesById } from '../../sign-ups/lists/places.loader.js';
import { mailedTicket } from '../../tickets/ticket-picture.js';
import { ticketsOfSignUps } from '../../tickets/tickets.loader.js';
import { sendSignUpConfirmationJob } from '../send-sign-up-confirmation.job.js';
import { type ConfirmedPlace, signUpsConfirmationMail } from './sign-ups-confirmation.mail.js';

/**
 * Confirms several free places of a person by one mail, with one calendar file. A place whose mail has to wait, since the
 * event is cancelled or the person has just given back another place there, gets a mail of its own later.
 */
export const sendSignUpsConfirmationJob = defineJob({
  name: 'send-sign-ups-confirmation',
  schema: z.object({ signUpIds: z.array(z.uuid()) }),
  run: async (context, { signUpIds }) => {
    const { database, loaders, settings, services } = context;
    const found = await Promise.all(signUpIds.map((id) => loaders.of(placesById).load(id)));
    const now: Place[] = [];
    const later: Place[] = [];
    for (const place of found) {
      if (place) ((await mustWait(context, place)) ? later : now).push(place);
    }
    const [first] = now;
    if (first && now.length > 1) {
      const { brand, publicUrl } = settings;
      const { name, email } = first.signUp.contact;
      now.sort((one, other) => one.event.startsAt.getTime() - other.event.startsAt.getTime());
      const confirmed = await Promise.all(now.map((place, n) => confirmedPlace(context, place, n + 1)));
      // Another was given back meanwhile.
      const places = confirmed.filter((place) => place !== null);
      const signUp = { name, email };
      await services.mail.send(await signUpsConfirmationMail({ brand, publicUrl, signUp, places }));
    }
    const alone = now.length > 1 ? later : [...now, ...later];
    if (alone.length === 0) return;
    const confirmations = alone.map(({ signUp }) => ({ signUpId: signUp.id, paidPence: 0 }));
    await database.transaction((manager) =>
      services.jobs.enqueueAll(manager, sendSignUpConfirmationJob, confirmations),
    );
  },
});

async function mustWait({ database }: JobContext, { signUp, event }: Place): Promise<boolean> {
  return event.cancelledAt !== null || goesBackAndForth(database, signUp, signUp.signedUpAt);
}

async function confirmedPlace(
  { loaders }: JobContext,
  { signUp, event }: Place,
  number: number,
): Promise<ConfirmedPlace | null> {
  const place = await loaders.of(calendarPlaces).load(signUp);
  const note = await loaders.of(attendeeNotes).load(event.id);
  const ticket = await loaders.of(ticketsOfSignUps).load(signUp.id);
  if (!ticket) return null;
  const mailed = await mailedTicket(ticket.code, number);
  return { event, note, place, ticket: mailed, writtenAt: placeWrittenAt(signUp, event) };
}
