import ICAL from 'ical.js';

/** The one event of a file, as another program reads it: ical.js is what Thunderbird uses. */
export function readCalendarFile(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent');
  const [event] = events;
  if (!event || events.length !== 1) throw new Error(`${events.length} events instead of one`);
  const instant = (name: string) => (event.getFirstPropertyValue(name) as ICAL.Time).toJSDate();
  return {
    method: calendar.getFirstPropertyValue('method'),
    version: calendar.getFirstPropertyValue('version'),
    uid: event.getFirstPropertyValue('uid'),
    sequence: event.getFirstPropertyValue('sequence'),
    summary: event.getFirstPropertyValue('summary'),
    description: event.getFirstPropertyValue('description'),
    location: event.getFirstPropertyValue('location'),
    url: event.getFirstPropertyValue('url'),
    stamp: instant('dtstamp'),
    startsAt: instant('dtstart'),
    endsAt: instant('dtend'),
  };
}
