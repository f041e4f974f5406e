import { readFailureMessage } from '../../apollo/failure';
import { LoadMore } from '../../ui/load-more';
import { EVENTS_FAILED } from './sentences';

interface Props {
  /** How many are on the page. */
  count: number;
  hasMore: boolean;
  onMore: () => Promise<unknown>;
  /** What the page says when the next ones did not come. */
  failedSentence?: string;
}

/** Stands under a list of events whose links carry data-event-link. */
export function MoreEvents({ count, hasMore, onMore, failedSentence = EVENTS_FAILED }: Props) {
  return (
    <LoadMore
      count={count}
      hasMore={hasMore}
      label="Show more events"
      shown={count === 1 ? '1 event shown' : `${count} events shown`}
      items="[data-event-link]"
      onMore={onMore}
      messageFor={(error) => readFailureMessage(error, failedSentence)}
    />
  );
}
