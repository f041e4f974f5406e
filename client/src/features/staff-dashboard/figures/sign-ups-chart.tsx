import { formatShortDate } from '../../../ui/dates/local-date';
import { clocksOf } from '../../../ui/dates/zone-names';
import { formatCount } from '../../../ui/texts/count';
import chart from '../../charts/chart.module.css';
import { ColumnSlider } from '../../charts/column-slider';
import { type Day, summaryOf, wordsOf } from './day-words';
import classes from './recent-figures.module.css';

interface Props {
  /** The last is today. */
  days: readonly Day[];
  timeZone: string;
}

/** The sign-ups of each day as bars, whose paid part is darker; each day can be read in words, and all of them in a table. */
export function SignUpsChart({ days, timeZone }: Props) {
  const [earliest, today] = [days[0], days.at(-1)];
  if (!earliest || !today) return null;
  const hasPaid = days.some(({ paidCount }) => paidCount > 0);
  return (
    <figure className={chart.chart}>
      <figcaption>
        <span>Sign-ups by day, {clocksOf(timeZone)}</span>
        {hasPaid && <span className={classes.legend}>paid</span>}
      </figcaption>
      <ColumnSlider
        label="Sign-ups on"
        columns={days.length}
        first={days.length - 1}
        wordsOf={(column) => wordsOf(days[column] ?? today)}
        summary={summaryOf(days)}
      >
        {(chosen) => <Bars days={days} chosen={chosen} />}
      </ColumnSlider>
      <div className={chart.ends} aria-hidden>
        <span>{formatShortDate(earliest.date)}</span>
        <span>Today</span>
      </div>
      <details className={chart.table}>
        <summary>Show as table</summary>
        <DaysTable days={days} />
      </details>
    </figure>
  );
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
        <rect className={chart.chosen} x={chosen * COLUMN} width={COLUMN} height={HEIGHT} />
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
            <td>{formatCount(signUpCount)}</td>
            <td>{formatCount(paidCount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
