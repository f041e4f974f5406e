import type { Mail } from '../mailbox/mail.js';
import { type Html, html } from './html.js';

const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** When a mail came, in the time zone of this machine. */
export function mailTime({ ReceivedAt }: Mail): Html {
  const received = new Date(ReceivedAt);
  const time = timeOfDay.format(received);
  const today = day.format(received) === day.format(new Date());
  return html`<time datetime="${ReceivedAt}">${today ? time : `${day.format(received)}, ${time}`}</time>`;
}
