import ICAL from 'ical.js';

/** The one event of a file, as another program reads it: ical.js is what Thunderbird uses. */
export function readCalendarFile(file: string) {
  const { events, ...calendar } = readCalendar(file);
  const [event] = events;
  if (!event || events.length !== 1) throw new Error(`${events.length} events instead of one`);
  const { status: _, ...fields } = event;
  return { ...calendar, ...fields };
}

/** All events of a file. */
export function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return {
    method: calendar.getFirstPropertyValue('method'),
    version: calendar.getFirstPropertyValue('version'),
    events: calendar.getAllSubcomponents('vevent').map(fieldsOf),
  };
}

function fieldsOf(event: ICAL.Component) {
  const instant = (name: string) => (event.getFirstPropertyValue(name) as ICAL.Time).toJSDate();
  return {
    uid: event.getFirstPropertyValue('uid'),
    sequence: event.getFirstPropertyValue('sequence'),
    summary: event.getFirstPropertyValue('summary'),
    description: event.getFirstPropertyValue('description'),
    location: event.getFirstPropertyValue('location'),
    url: event.getFirstPropertyValue('url'),
    status: event.getFirstPropertyValue('status'),
    stamp: instant('dtstamp'),
    startsAt: instant('dtstart'),
    endsAt: instant('dtend'),
  };
}
