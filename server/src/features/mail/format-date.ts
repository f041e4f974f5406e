/** A day of the calendar, not an instant: read and written in UTC so that no time zone moves it. */
function formatter(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (date) => format.format(new Date(`${date}T00:00Z`));
}

export const weekday = formatter({ weekday: 'short' });
export const day = formatter({ day: 'numeric' });
export const month = formatter({ month: 'short' });

const weekdayInFull = formatter({ weekday: 'long' });
const dateInFull = formatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** `Sunday 14 March 2027`. */
export function formatDate(date: string): string {
  return `${weekdayInFull(date)} ${dateInFull(date)}`;
}
