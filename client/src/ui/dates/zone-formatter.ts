const formatters = new Map<string, Intl.DateTimeFormat>();

/** Made when it is first needed, and once: each takes a phone several milliseconds. */
export function formatterIn(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, options]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  formatters.set(key, formatter);
  return formatter;
}

/** The day that it is in a zone: YYYY-MM-DD. */
export function todayIn(timeZone: string): string {
  const [day, month, year] = formatterIn(timeZone, { dateStyle: 'short' }).format(new Date()).split('/');
  return `${year}-${month}-${day}`;
}
