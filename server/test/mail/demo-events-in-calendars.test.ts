import { expect, it } from 'vitest';
import { demoEvents } from '../../src/demo/demo-events.js';
import { eventInstants } from '../../src/features/events/event-times.js';
import { calendarFileOf } from '../../src/features/events/texts/event-calendar-file.js';
import { readCalendarFile } from '../../src/features/events/texts/read-calendar-file.fixture.js';

const demos = demoEvents.map((event) => [event.title, event] as const);

it.each(demos)('%s arrives whole in a calendar', (title, demo) => {
  const times = {
    ...demo,
    id: '01936d2a-5b1c-7c3e-9a55-3f8f6c1e2d4b',
    date: '2027-06-15',
    timeZone: 'Europe/London',
  };
  const event = { ...times, ...eventInstants(times), revision: 0, cancelledAt: null };
  const entry = { event, uid: 'sign-up-1@turnout.example', writtenAt: new Date('2027-03-01T12:00:00Z') };
  const file = calendarFileOf({ productName: 'Turnout', publicUrl: 'https://turnout.example' }, [entry]);
  expect(readCalendarFile(file)).toMatchObject({
    summary: title,
    description: `${demo.description}\n\nhttps://turnout.example/events/${event.id}`,
    location: demo.location,
    ...eventInstants(event),
  });
});
