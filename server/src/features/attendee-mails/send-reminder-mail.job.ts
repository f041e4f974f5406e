import { z } from 'zod';
import type { Job } from '../../platform/jobs/job.js';
import { defineJob, type JobContext } from '../define-job.js';
import { attendeeNotes } from '../events/texts/attendee-note.js';
import { placesById } from '../sign-ups/lists/places.loader.js';
import { mailedTicket } from '../tickets/ticket-picture.js';
import { ticketsOfSignUps } from '../tickets/tickets.loader.js';
import { AttendeeNotice } from './attendee-notice.entity.js';
import { holdBackIfCancelled } from './hold-back-if-cancelled.js';
import { reminderMail } from './reminder.mail.js';

const reminder = z.object({
  signUpId: z.uuid(),
  /** The start that the reminder is for. */
  startsAt: z.iso.datetime(),
});
type Reminder = z.output<typeof reminder>;

/** Reminds one attendee of an event that starts soon. One that was moved meanwhile has a reminder of its own. */
export const sendReminderMailJob: Job<JobContext, Reminder> = defineJob({
  name: 'send-reminder-mail',
  schema: reminder,
  run: async (context, { signUpId, startsAt }) => {
    const { database, loaders, settings, services } = context;
    const { clock, covers, mail } = services;
    const place = await loaders.of(placesById).load(signUpId);
    const found = await loaders.of(ticketsOfSignUps).load(signUpId);
    if (!place || !found) return;
    const { signUp, event } = place;
    if (event.startsAt.toISOString() !== startsAt || event.startsAt <= clock.now()) return;
    if (await holdBackIfCancelled(context, event, sendReminderMailJob, { signUpId, startsAt })) return;
    const told = await database.findOneBy(AttendeeNotice, { signUpId });
    if (told?.remindedFor?.toISOString() === startsAt) return;
    const { brand, publicUrl } = settings;
    const { name, email } = signUp.contact;
    const note = await loaders.of(attendeeNotes).load(event.id);
    const cover = await covers(event);
    const ticket = await mailedTicket(found.code);
    const facts = { brand, publicUrl, event, note, cover, ticket };
    await mail.send(await reminderMail({ ...facts, name, email }));
    await database.upsert(AttendeeNotice, { signUpId, remindedFor: event.startsAt }, ['signUpId']);
  },
});
