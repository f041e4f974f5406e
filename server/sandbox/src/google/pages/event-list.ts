import { type Html, html } from '../../pages/html.js';
import type { CalendarEvent, EventTime } from '../records.js';
import { type CalendarMonth, localTime } from './calendar-day.js';

const dayName = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

interface EventListOptions {
  accountId: string;
  /** Whose entry was asked for, if one was. */
  chosen: string | undefined;
  /** Which month to show again after a deletion. */
  month: CalendarMonth;
}

/** All entries of a calendar, also deleted ones, with all that was said of them. */
export function eventList(events: CalendarEvent[], options: EventListOptions): Html {
  if (events.length === 0) return html`<p class="empty">No entries yet. They appear here by themselves.</p>`;
  return html`<ul class="entries">${events.map((event) => row(event, options))}</ul>`;
}

function row(event: CalendarEvent, options: EventListOptions): Html {
  const { id, status, summary, location, description, source, sequence, start, end } = event;
  const isDeleted = status === 'cancelled';
  return html`<li id="event-${id}" class="${isDeleted ? 'deleted' : ''}" aria-current="${id === options.chosen ? 'true' : 'false'}">
  <div>
    <strong><bdi>${summary || '(no title)'}</bdi></strong>
    ${isDeleted ? html`<span class="chip warning">deleted</span>` : ''}
    ${sequence > 0 ? html`<span class="chip">moved</span>` : ''}
  </div>
  <p>${timeText(start)} to ${timeText(end, start)}</p>
  ${location ? html`<p><bdi>${location}</bdi></p>` : ''}
  ${description ? html`<p class="description"><bdi>${description}</bdi></p>` : ''}
  ${source?.url ? html`<p><a href="${source.url}" target="_blank" rel="noreferrer"><bdi>${source.title || source.url}</bdi></a></p>` : ''}
  <p class="event-id">Id ${id}</p>
  ${isDeleted ? '' : deleteButton(id, options)}
</li>`;
}

/** @param earlier a time that stands before it, whose day need not be said again */
function timeText(time: EventTime, earlier?: EventTime): Html {
  const local = localTime(time);
  const day = local.slice(0, 10);
  const clock = local.slice(11, 16);
  const sameDay = clock !== '' && earlier !== undefined && localTime(earlier).startsWith(day);
  const words = [sameDay ? '' : dayName.format(new Date(`${day}T00:00:00Z`)), clock];
  return html`<time datetime="${time.dateTime ?? time.date}">${words.filter((word) => word !== '').join(', ')}</time>`;
}

function deleteButton(id: string, { accountId, month }: EventListOptions): Html {
  return html`<form method="post" action="/actions/accounts/${encodeURIComponent(accountId)}/events/${id}/delete">
  <input type="hidden" name="month" value="${month}">
  <button class="danger">Delete by hand</button>
</form>`;
}
