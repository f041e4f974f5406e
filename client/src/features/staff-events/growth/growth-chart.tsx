import { formatShortDate } from '../../../ui/dates/local-date';
import { formatCount } from '../../../ui/texts/count';
import chart from '../../charts/chart.module.css';
import { ColumnSlider } from '../../charts/column-slider';
import classes from './event-growth.module.css';
import { type Curve, growthOf, lengthOf } from './growth-curve';

interface Props {
  event: Curve;
  source: Curve;
  /** Of the source. */
  title: string;
}

/** Two lines by days before the event, so that both are compared at the same distance from it. */
export function GrowthChart({ event, source, title }: Props) {
  const length = lengthOf([event, source]);
  const [own, other] = [growthOf(event, length), growthOf(source, length)];
  const most = Math.max(1, ...own, ...other);
  const latest = own.length - 1;
  const name = `“${title}” (${formatShortDate(source.date)})`;
  const wordsOf = (column: number) =>
    wordsAt({ left: length - column, own: own[column], other: other[column] });
  return (
    <figure className={chart.chart}>
      <figcaption>
        <span className={classes.own}>This event</span>
        <span className={classes.other} dir="auto">
          {name}
        </span>
      </figcaption>
      <ColumnSlider
        label="Sign-ups up to"
        columns={length + 1}
        first={Math.max(0, latest)}
        wordsOf={wordsOf}
        summary={wordsOf(Math.max(0, latest))}
      >
        {(chosen) => (
          <svg viewBox={`0 0 ${length + 1} 100`} preserveAspectRatio="none" aria-hidden>
            {chosen !== null && <rect className={chart.chosen} x={chosen} width={1} height={100} />}
            <polyline className={classes.otherLine} points={pointsOf(other, most)} />
            <polyline className={classes.ownLine} points={pointsOf(own, most)} />
          </svg>
        )}
      </ColumnSlider>
      <div className={chart.ends} aria-hidden>
        <span>{length} days before</span>
        <span>Day of the event</span>
      </div>
      <details className={chart.table}>
        <summary>Show as table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Days before</th>
              <th scope="col">This event</th>
              <th scope="col">Other event</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: length + 1 }, (_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: A row is a day, which its column names.
              <tr key={column}>
                <th scope="row">{length - column}</th>
                <td>{inTable(own[column])}</td>
                <td>{inTable(other[column])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** In the middle of each column. A line of one point is as wide as its column, to be seen. */
function pointsOf(growth: readonly number[], most: number): string {
  const points = growth.map((count, column) => [column + 0.5, 100 - (count / most) * 96 - 2] as const);
  const [[, height = 0] = []] = points;
  return points.length === 1 ? `0,${height} 1,${height}` : points.join(' ');
}

interface At {
  /** Days before the event. */
  left: number;
  /** Undefined for a day that is still to come, as is the other's. */
  own: number | undefined;
  other: number | undefined;
}

/** `12 days before the event: 40 sign-ups, 8 more than the other event had.` */
function wordsAt({ left, own, other }: At): string {
  const days = left === 1 ? '1 day' : `${left} days`;
  const when = left === 0 ? 'On the day of the event' : `${days} before the event`;
  if (own === undefined && other === undefined) return `${when}: not yet.`;
  if (own === undefined) return `${when}: the other event had ${signUps(other ?? 0)}.`;
  if (other === undefined) return `${when}: ${signUps(own)}. The other event is not that near yet.`;
  const difference = Math.abs(own - other);
  if (difference === 0) return `${when}: ${signUps(own)}, as many as the other event had.`;
  const more = own > other ? 'more' : 'fewer';
  return `${when}: ${signUps(own)}, ${formatCount(difference)} ${more} than the other event had.`;
}

function inTable(count: number | undefined): string {
  return count === undefined ? 'not yet' : formatCount(count);
}

function signUps(count: number): string {
  return count === 1 ? '1 sign-up' : `${count === 0 ? 'no' : formatCount(count)} sign-ups`;
}
