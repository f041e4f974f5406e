import { pick } from 'es-toolkit/object/pick';
import type { EntityManager } from 'typeorm';
import type { Event } from '../event.entity.js';
import { type EventInput, eventInput } from '../event-input.js';
import { visibilityOf } from '../event-visibility.js';
import { attendeeNotes } from '../texts/attendee-note.js';

export interface EnteredEvent {
  event: Event;
  fields: EventInput;
}

const names = Object.keys(eventInput.shape) as (keyof EventInput)[];

/** Events with the fields that staff have entered, their notes for attendees included. */
export async function enteredFields(
  manager: EntityManager,
  events: readonly Event[],
): Promise<EnteredEvent[]> {
  const notes = await attendeeNotes(
    { database: manager },
    events.map(({ id }) => id),
  );
  return events.map((row, index) => {
    const note = notes[index];
    if (note instanceof Error) throw note;
    const event = { ...row, attendeeNote: note ?? null };
    return { event, fields: pick({ ...event, visibility: visibilityOf(row) }, names) };
  });
}
