import { type EntityManager, In } from 'typeorm';
import type { Event } from '../../events/event.entity.js';
import { attendeeNotes } from '../../events/texts/attendee-note.js';
import type { EventEntry } from '../../events/texts/event-calendar-file.js';
import { SignUp } from '../sign-up.entity.js';
import {
  type CalendarPlace,
  calendarSequence,
  calendarUid,
  findCalendarPlaces,
  placeWrittenAt,
} from './calendar-place.js';

/** An event in the calendar file of a person who has a place at it. */
export type OwnEntry = Omit<EventEntry, 'event'>;

/** The entries of an account, for those of these events at which it has a place, by the event's id. */
export async function ownEntries(
  database: EntityManager,
  accountId: string,
  events: readonly Event[],
  publicUrl: string,
): Promise<Map<string, OwnEntry>> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const signUps = await database.findBy(SignUp, { accountId, eventId: In([...byId.keys()]) });
  if (signUps.length === 0) return new Map();
  const places = await findCalendarPlaces(database, signUps);
  const notes = await attendeeNotes(
    { database },
    signUps.map(({ eventId }) => eventId),
  );
  return new Map(
    signUps.map((signUp, n) => {
      const [event, place] = [byId.get(signUp.eventId) as Event, places[n] as CalendarPlace];
      const note = notes[n] as string | null;
      const uid = calendarUid(place.firstSignUpId, publicUrl);
      const entry = { uid, note, hasTicket: true, sequence: calendarSequence(place, event) };
      return [event.id, { ...entry, writtenAt: placeWrittenAt(signUp, event) }];
    }),
  );
}
