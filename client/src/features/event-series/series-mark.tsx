import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { IconRepeat } from '../../ui/icons/for-events';
import { Mark } from '../../ui/mark';
import type { SeriesMarkFragment } from './gql/series-mark';
import * as messages from './messages';

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
    <Mark icon={IconRepeat} tone="muted">
      {messages.eventsOf(messages.intervals[series.interval], series.eventCount)}
    </Mark>
  );
}
