import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { IconRepeat } from '../../ui/icons/for-events';
import type { SeriesMarkFragment } from './gql/series-mark';
import * as messages from './messages';
import classes from './series-mark.module.css';

graphql(`
  fragment SeriesMark on Event {
    id
    series {
      id
      interval
      eventCount
    }
  }
`);

/** Says to the creator of an event that it is one of several. */
export function SeriesMark({ event: ref }: { event: FragmentRef<SeriesMarkFragment> }) {
  const { series } = readFragment<SeriesMarkFragment>(ref);
  if (!series) return null;
  return (
    <span className={classes.mark}>
      <IconRepeat size={14} stroke={1.75} aria-hidden />
      {messages.eventsOf(messages.intervals[series.interval], series.eventCount)}
    </span>
  );
}
