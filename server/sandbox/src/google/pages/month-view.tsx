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

interface MonthViewProps {
  month: CalendarMonth;
  /** Those that are not deleted, by their start. */
  events: CalendarEvent[];
}

export function MonthView({ month, events }: MonthViewProps) {
  return (
    <>
      <div className="month-head">
        <h2>{monthName.format(new Date(`${month}-01T00:00:00Z`))}</h2>
        <a className="button" href={`?month=${monthsLater(month, -1)}`}>
          Earlier
        </a>
        <a className="button" href={`?month=${monthsLater(month, 1)}`}>
          Later
        </a>
      </div>
      <table className="month">
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day key={day} day={day} month={month} events={events} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Day({ day, month, events }: MonthViewProps & { day: CalendarDay }) {
  return (
    <td className={monthOf(day) === month ? 'in' : 'out'}>
      <time dateTime={day} aria-current={day === today() ? 'date' : 'false'}>
        {Number(day.slice(8))}
      </time>
      {events
        .filter((event) => isOn(day, event))
        .map(({ id, summary, start }) => (
          <a key={id} href={`#event-${id}`}>
            <span>{localTime(start).startsWith(day) && localTime(start).slice(11, 16)}</span>{' '}
            <bdi>{summary || '(no title)'}</bdi>
          </a>
        ))}
    </td>
  );
}
