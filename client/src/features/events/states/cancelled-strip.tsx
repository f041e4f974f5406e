import { type FragmentRef, graphql, readFragment } from '../../../apollo/graphql';
import { useOwnClock } from '../../../ui/dates/own-clock';
import { formatInstant } from '../../../ui/dates/time-zone';
import { IconCalendarX } from '../../../ui/icons/for-events';
import { textLanguage } from '../../../ui/texts/text-language';
import * as messages from '../messages';
import classes from './cancelled.module.css';
import type { CancelledStripFragment } from './gql/cancelled-strip';

graphql(`
  fragment CancelledStrip on Event {
    id
    cancelledAt
    cancellationReason
    language
    pricePence
    timeZone
    createdBy {
      id
      name
    }
  }
`);

/** The first thing on the page of a cancelled event: why, who says so and when, and what becomes of the money. */
export function CancelledStrip({ event: ref }: { event: FragmentRef<CancelledStripFragment> }) {
  const event = readFragment<CancelledStripFragment>(ref);
  const own = useOwnClock();
  if (!event.cancelledAt) return null;
  const { cancelledAt, cancellationReason, language, pricePence, timeZone, createdBy } = event;
  return (
    <section className={classes.strip} aria-label="Cancelled">
      <IconCalendarX size={22} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <h2>Cancelled</h2>
        <p {...textLanguage(language)}>“{cancellationReason}”</p>
        <p className={classes.by}>
          {createdBy.name}, {formatInstant(cancelledAt, timeZone, 'long', own)}
        </p>
        {pricePence > 0 && <p className={classes.money}>{messages.WHOLE_PRICE_BACK}</p>}
      </div>
    </section>
  );
}
