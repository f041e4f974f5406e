import { type Html, html } from '../../pages/html.js';
import type { CalendarEvent } from '../records.js';
import {
  type CalendarDay,
  type CalendarMonth,
  isOn,
  localTime,
  monthOf,
  monthsLater,
  today,
  weeksOf,
} from './calendar-day.js';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** @param events those that are not deleted, by their start */
export function monthView(month: CalendarMonth, events: CalendarEvent[]): Html {
  return html`
<div class="month-head">
  <h2>${monthName.format(new Date(`${month}-01T00:00:00Z`))}</h2>
  <a class="button" href="?month=${monthsLater(month, -1)}">Earlier</a>
  <a class="button" href="?month=${monthsLater(month, 1)}">Later</a>
</div>
<table class="month">
  <thead><tr>${weekdays.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
  <tbody>${weeksOf(month).map((week) => html`<tr>${week.map((day) => dayCell(day, month, events))}</tr>`)}</tbody>
</table>`;
}

function dayCell(day: CalendarDay, month: CalendarMonth, events: CalendarEvent[]): Html {
  const kind = monthOf(day) === month ? 'in' : 'out';
  return html`<td class="${kind}">
  <time datetime="${day}" aria-current="${day === today() ? 'date' : 'false'}">${Number(day.slice(8))}</time>
  ${events.filter((event) => isOn(day, event)).map((event) => entry(day, event))}
</td>`;
}

function entry(day: CalendarDay, { id, summary, start }: CalendarEvent): Html {
  const time = localTime(start);
  const clock = time.startsWith(day) ? time.slice(11, 16) : '';
  return html`<a href="#event-${id}"><span>${clock}</span> <bdi>${summary || '(no title)'}</bdi></a>`;
}
