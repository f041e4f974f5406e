import { addDays, formatDay, formatMonth, formatShortDate } from '../../ui/dates/local-date';
import { todayIn } from '../../ui/dates/zone-formatter';
import classes from './event-figures.module.css';
import * as messages from './messages';

interface Day {
  date: string;
  count: number;
}

/** More bars would be thinner than the gaps between them. */
const MOST_BARS = 60;
const HEIGHT = 100;
/** Of a day without a sign-up. */
const STUB = 2;

/** The sign-ups of each day as bars, and as a table for people who cannot see them. */
export function SignUpsByDay({ days, timeZone }: { days: readonly Day[]; timeZone: string }) {
  const bars = atLeastTwoWeeks(barsOf(days, todayIn(timeZone)));
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return <NoSignUpsYet />;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure className={classes.chart}>
      <figcaption>
        <span>Sign-ups by day</span>
        <span>{spanOf(first.date, last.date)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${bars.length * 10} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {bars.map(({ date, count }, index) => {
          const height = Math.max(STUB, (count / most) * HEIGHT);
          return (
            <rect
              key={date}
              className={count === 0 ? classes.noDay : undefined}
              x={index * 10 + 1}
              y={HEIGHT - height}
              width={8}
              height={height}
            />
          );
        })}
      </svg>
      <div className={classes.ends} aria-hidden>
        <span>
          {formatDay(first.date)} {formatMonth(first.date)}
        </span>
        <span>
          {formatDay(last.date)} {formatMonth(last.date)}
        </span>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>Sign-ups by day, days without any left out</caption>
          <thead>
            <tr>
              <th>Day</th>
              <th>Sign-ups</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, count }) => (
              <tr key={date}>
                <td>{formatShortDate(date)}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function NoSignUpsYet() {
  return (
    <figure className={classes.chart}>
      <figcaption>
        <span>Sign-ups by day</span>
      </figcaption>
      <p className={classes.noDays}>{messages.NO_DAYS}</p>
    </figure>
  );
}

/** Every day from the first with a sign-up to today or the last one, the days without any too: at most the latest 60. */
export function barsOf(days: readonly Day[], today: string): Day[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const end = last.date > today ? last.date : today;
  const counts = new Map(days.map(({ date, count }) => [date, count]));
  const bars: Day[] = [];
  for (let date = end; date >= first.date && bars.length < MOST_BARS; date = addDays(date, -1)) {
    bars.push({ date, count: counts.get(date) ?? 0 });
  }
  return bars.reverse();
}

/** A single bar says little: the days before the first sign-up are shown, too. */
export function atLeastTwoWeeks(bars: Day[]): Day[] {
  const [first] = bars;
  const missing = first ? Math.max(0, 14 - bars.length) : 0;
  const before = Array.from({ length: missing }, (_, index) => ({
    date: addDays(first?.date ?? '', index - missing),
    count: 0,
  }));
  return [...before, ...bars];
}

function spanOf(first: string, last: string): string {
  return first === last ? formatShortDate(first) : `${formatShortDate(first)} – ${formatShortDate(last)}`;
}
