import type { Brand } from '../brand/brand.js';
import type { PlannedEvent } from '../events/texts/event-calendar-file.js';
import type { Mail } from '../mail/mail-gateway.js';
import { type EndedPlace, endedCalendarFile } from '../sign-ups/in-calendars/sign-up-calendar-file.js';

interface EndedPlaceMail {
  brand: Brand;
  publicUrl: string;
  event: { title: string; location: string } & Partial<PlannedEvent>;
  ended?: EndedPlace | null | undefined;
}

/** The words about the person's calendar in a mail about a place that has ended. */
export function inYourCalendar({ ended }: EndedPlaceMail): string {
  return ended
    ? 'If you put it in your calendar, open the file attached to this mail: it takes it out.'
    : 'If you put it in your calendar, please take it out there.';
}

/** The calendar file of a mail about a place that has ended; none where the job does not know enough for it. */
export function attachmentOf({ ended, event, ...product }: EndedPlaceMail): Pick<Mail, 'attachment'> {
  const { title, location, startsAt, endsAt } = event;
  if (!ended || !startsAt || !endsAt) return {};
  return {
    attachment: endedCalendarFile({ ...product, event: { title, location, startsAt, endsAt }, ended }),
  };
}
