import { type PointerEvent, useState } from 'react';
import { formatShortDate } from '../../../ui/dates/local-date';
import { clocksOf } from '../../../ui/dates/zone-names';
import { type Day, summaryOf, wordsOf } from './day-words';
import classes from './recent-figures.module.css';

interface Props {
  /** The last is today. */
  days: readonly Day[];
  timeZone: string;
}

/**
 * The sign-ups of each day as bars, whose paid part is darker. A pointer or the keys of a slider choose a day, which is then read
 * in words; the table has all of them.
 */
export function SignUpsChart({ days, timeZone }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const today = days.at(-1);
  if (!today) return null;
  const last = days.length - 1;
  const day = chosen === null ? undefined : days[chosen];
  const hasPaid = days.some(({ paidCount }) => paidCount > 0);

  return (
    <figure className={classes.chart}>
      <figcaption>
        <span>Sign-ups by day, {clocksOf(timeZone)}</span>
        {hasPaid && <span className={classes.legend}>paid</span>}
      </figcaption>
      <p className={classes.words}>{day ? wordsOf(day) : summaryOf(days)}</p>
      <div
        className={classes.plot}
        onPointerDown={(event) => setChosen(columnAt(event, days.length))}
        onPointerMove={(event) => setChosen(columnAt(event, days.length))}
        onPointerLeave={() => setChosen(null)}
      >
        <input
          type="range"
          aria-label="Sign-ups on"
          aria-valuetext={wordsOf(day ?? today)}
          min={0}
          max={last}
          value={chosen ?? last}
          onChange={({ target }) => setChosen(target.valueAsNumber)}
          onFocus={() => setChosen(last)}
          onBlur={() => setChosen(null)}
        />
        <Bars days={days} chosen={chosen} />
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{formatShortDate(days[0]?.date ?? '')}</span>
        <span>Today</span>
      </div>
      <details className={classes.table}>
        <summary>Show as table</summary>
        <DaysTable days={days} />
      </details>
    </figure>
  );
}

/** The column of the chart below the pointer; where text runs to the left, the days do too. */
function columnAt({ currentTarget, clientX }: PointerEvent<HTMLElement>, columns: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const column = Math.floor(((clientX - left) / width) * columns);
  const inside = Math.min(Math.max(column, 0), columns - 1);
  return getComputedStyle(currentTarget).direction === 'rtl' ? columns - 1 - inside : inside;
}

const COLUMN = 10;
const HEIGHT = 100;
/** Of a day without a sign-up. */
const STUB = 2;

function Bars({ days, chosen }: { days: readonly Day[]; chosen: number | null }) {
  const most = Math.max(1, ...days.map(({ signUpCount }) => signUpCount));
  return (
    <svg viewBox={`0 0 ${days.length * COLUMN} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {chosen !== null && (
        <rect className={classes.chosen} x={chosen * COLUMN} width={COLUMN} height={HEIGHT} />
      )}
      {days.map(({ date, signUpCount, paidCount }, index) => {
        const all = Math.max(STUB, (signUpCount / most) * HEIGHT);
        const paid = (paidCount / most) * HEIGHT;
        const place = { x: index * COLUMN + 1.5, width: COLUMN - 3 };
        return (
          <g key={date}>
            <rect
              className={signUpCount === 0 ? classes.none : classes.all}
              {...place}
              y={HEIGHT - all}
              height={all}
            />
            {paid > 0 && <rect className={classes.paid} {...place} y={HEIGHT - paid} height={paid} />}
          </g>
        );
      })}
    </svg>
  );
}

function DaysTable({ days }: { days: readonly Day[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Sign-ups</th>
          <th scope="col">Paid</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, signUpCount, paidCount }) => (
          <tr key={date}>
            <th scope="row">{formatShortDate(date)}</th>
            <td>{number.format(signUpCount)}</td>
            <td>{number.format(paidCount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const number = new Intl.NumberFormat('en-GB');
