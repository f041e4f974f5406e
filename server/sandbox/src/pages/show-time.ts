import { type Html, html } from './html.js';

const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** When something happened, in the time zone of this machine. */
export function showTime(at: Date | string): Html {
  const moment = new Date(at);
  const time = timeOfDay.format(moment);
  const today = day.format(moment) === day.format(new Date());
  return html`<time datetime="${moment.toISOString()}">${today ? time : `${day.format(moment)}, ${time}`}</time>`;
}
