import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useOwnClock } from '../../../ui/dates/own-clock';
import { Dialog, DialogButtons, DialogText } from '../../../ui/dialogs/dialog';
import { Notice } from '../../../ui/notice';
import { FailedRead, LoadingText } from '../../../ui/page';
import { FeedLink } from '../../subscribe/feed-link';
import { CalendarHints } from './calendar-hints';
import { lastReadInWords } from './last-read';
import * as messages from './messages';
import { NewLink } from './new-link';
import classes from './subscribe.module.css';
import { useCalendarFeed } from './use-calendar-feed';

/** The link of the person's calendar feed, and how calendars take it. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const { feed, error, retry, reset, isResetting } = useCalendarFeed();
  const [isAsking, setAsking] = useState(false);
  const [hasNew, setHasNew] = useState(false);
  const own = useOwnClock();
  const newLink = (
    <Button variant="subtle" size="compact-sm" onClick={() => setAsking(true)}>
      {messages.MAKE_NEW}
    </Button>
  );
  return (
    <Dialog title={messages.TITLE} isOpen onClose={onClose}>
      <DialogText>{messages.LEAD}</DialogText>
      <div className={classes.dialog}>
        {!feed && error !== undefined && (
          <FailedRead error={error} message={messages.FAILED} onRetry={retry} />
        )}
        {!feed && error === undefined && (
          <>
            <LoadingText isQuiet>{messages.LOADING}</LoadingText>
            <Skeleton height={44} aria-hidden />
            <Skeleton height={44} aria-hidden />
          </>
        )}
        {hasNew && feed && <Notice tone="success">{messages.NEW_MADE}</Notice>}
        {feed && <FeedLink url={feed.webcalUrl} note={messages.KEEP_TO_YOURSELF} />}
        <CalendarHints />
      </div>
      <div className={classes.foot}>
        <p>
          {feed?.lastReadAt && <>{messages.lastRead(lastReadInWords(feed.lastReadAt, own))} </>}
          {(feed || error !== undefined) && newLink}
        </p>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </DialogButtons>
      </div>
      <NewLink
        isOpen={isAsking}
        isMaking={isResetting}
        make={reset}
        onClose={() => setAsking(false)}
        onMade={() => setHasNew(true)}
      />
    </Dialog>
  );
}
