import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { IconRepeat } from '../../ui/icons/for-events';
import type { MoreDatesFragment } from './gql/more-dates';
import * as messages from './messages';
import classes from './more-dates.module.css';

graphql(`
  fragment MoreDates on Event {
    id
    hasEnded
    series {
      id
      eventCount(hasEnded: false)
    }
  }
`);

/** On the card that stands for a whole series: how many dates are to come beside it. */
export function MoreDates({ event: ref }: { event: FragmentRef<MoreDatesFragment> }) {
  const { hasEnded, series } = readFragment<MoreDatesFragment>(ref);
  if (!series) return null;
  const others = series.eventCount - (hasEnded ? 0 : 1);
  if (others < 1) return null;
  return (
    <p className={classes.more}>
      <IconRepeat size={16} stroke={1.75} aria-hidden />
      {hasEnded ? messages.datesToCome(others) : messages.moreDates(others)}
    </p>
  );
}
