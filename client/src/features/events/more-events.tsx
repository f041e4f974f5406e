import { LoadMore } from '../../ui/load-more';
import * as messages from './messages';

interface MoreEventsProps {
  /** How many are on the page. */
  count: number;
  /** How many there are, where that is known. */
  total?: number;
  hasMore: boolean;
  onMore: () => Promise<unknown>;
  /** Of a page with what comes next, for browsers without scripts. */
  href?: string;
  /** The page's message when the next events could not be loaded. */
  failedMessage?: string;
}

/** For a list of events whose links have the attribute data-event-link. */
export function MoreEvents({
  count,
  total = count,
  hasMore,
  onMore,
  href,
  failedMessage = messages.EVENTS_FAILED,
}: MoreEventsProps) {
  return (
    <LoadMore
      count={count}
      hasMore={hasMore}
      label="Show more events"
      shown={messages.eventsShown(count, total)}
      items="[data-event-link]"
      onMore={onMore}
      {...(href && { href })}
      failedMessage={failedMessage}
    />
  );
}
