import ICAL from 'ical.js';

/** The one event of a file, as another program reads it: ical.js is what Thunderbird uses. */
export function readCalendarFile(file: string) {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const [event] = events;
  if (!event || events.length !== 1) throw new Error(`${events.length} events instead of one`);
  const instant = (name: string) => (event.getFirstPropertyValue(name) as ICAL.Time).toJSDate();
  return {
    uid: event.getFirstPropertyValue('uid'),
    sequence: event.getFirstPropertyValue('sequence'),
    location: event.getFirstPropertyValue('location'),
    startsAt: instant('dtstart'),
    endsAt: instant('dtend'),
  };
}
