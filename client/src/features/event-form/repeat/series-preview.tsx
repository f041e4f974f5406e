import * as messages from './messages';
import { datesOfEvents, type Repeat, ruleInWords } from './repeat';
import classes from './repeat.module.css';

/** How lists show an event that repeats. */
export function SeriesPreview({ repeat, date }: { repeat: Repeat; date: string }) {
  const { length } = datesOfEvents(repeat, date);
  if (!repeat.rule || length < messages.LEAST) return null;
  return (
    <p className={classes.preview}>
      {ruleInWords(repeat.rule, date)}: {messages.dates(length)}. {messages.SHOWN_ONCE}
    </p>
  );
}
