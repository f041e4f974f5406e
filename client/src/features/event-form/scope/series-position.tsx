import { ruleInWords } from '../repeat/repeat';
import * as messages from './messages';
import classes from './scope.module.css';
import type { Series } from './use-series';

/** Which one of its series an event is: `Every week, on Tuesday · 3 of 8`. */
export function SeriesPosition({ series, eventId }: { series: Series; eventId: string }) {
  const { rule, dates } = series;
  const index = dates.findIndex(({ id }) => id === eventId);
  const first = dates[0]?.values.date ?? '';
  return (
    <p className={classes.position}>{messages.position(ruleInWords(rule, first), index + 1, dates.length)}</p>
  );
}
