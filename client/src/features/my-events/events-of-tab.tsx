import { useRef } from 'react';
import { paths } from '../../paths';
import { timings } from '../../timings';
import { type Message, Notice } from '../../ui/notice';
import { EmptyState, FailedRead, LinkButton, LoadingText } from '../../ui/page';
import { useTransientState } from '../../ui/timers';
import { EventListSkeleton, EventMonths } from '../events/event-list';
import { MoreEvents } from '../events/more-events';
import { GiveBack } from '../places/give-back/give-back';
import { ShowTicket } from '../tickets/show-ticket';
import { CancelledPlace } from './cancelled-place';
import classes from './events-of-tab.module.css';
import { foldPlaces, OtherDates } from './folded-places';
import type { MyEventsPageQuery } from './gql/my-events-page';
import * as messages from './messages';
import { WaitingPlaces } from './waiting-places';

interface Props {
  hasEnded: boolean;
  viewer: MyEventsPageQuery['viewer'] | undefined;
  error: unknown;
  onRefetch: () => void;
  onMore: (after: { after?: string | null; waitingAfter?: string | null }) => Promise<unknown>;
}

/** The events to come, with the waiting places above them, or those that are over. */
export function EventsOfTab({ hasEnded, viewer, error, onRefetch, onMore }: Props) {
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  const result = useRef<HTMLDivElement>(null);

  function showDone(text: string) {
    setMessage({ tone: 'success', text });
    // The button that was pressed has been removed.
    result.current?.focus();
  }

  const signUps = viewer?.signUps;
  if (error && !signUps) {
    return <FailedRead error={error} message={messages.MY_EVENTS_FAILED} onRetry={onRefetch} />;
  }
  if (!signUps) {
    return (
      <>
        <LoadingText>Loading events...</LoadingText>
        <EventListSkeleton />
      </>
    );
  }
  const { past, waitingListEntries: waiting } = viewer;
  const { nodes, pageInfo } = signUps;
  const isOffered = !hasEnded && waiting?.nodes.some(({ offerExpiresAt }) => offerExpiresAt);
  const places = foldPlaces(nodes);
  const giveBack = (signUp: (typeof nodes)[number], isInSeries: boolean) => (
    <>
      <CancelledPlace signUp={signUp} />
      <ShowTicket signUp={signUp} isInList isInSeries={isInSeries} />
      <GiveBack signUp={signUp} onDone={showDone} onOutdated={onRefetch} isInList isInSeries={isInSeries} />
    </>
  );
  return (
    <>
      <div ref={result} tabIndex={-1} className={classes.result}>
        {message && <Notice tone={message.tone}>{message.text}</Notice>}
      </div>
      {!hasEnded && waiting && (
        <WaitingPlaces
          entries={waiting.nodes}
          hasMore={waiting.pageInfo.hasNextPage}
          onLeft={(text) => {
            showDone(text);
            onRefetch();
          }}
          onOutdated={onRefetch}
          onMore={() => onMore({ waitingAfter: waiting.pageInfo.endCursor })}
        />
      )}
      {nodes.length === 0 ? (
        !isOffered && <NoEvents hasEnded={hasEnded} isFirst={past?.totalCount === 0} />
      ) : (
        <>
          <EventMonths
            events={places.map(({ place, others }) => ({
              ...place,
              action: (
                <>
                  {giveBack(place, others.length > 0)}
                  <OtherDates places={others} actionOf={(other) => giveBack(other, true)} />
                </>
              ),
            }))}
          />
          <MoreEvents
            count={places.length}
            hasMore={pageInfo.hasNextPage}
            onMore={() => onMore({ after: pageInfo.endCursor })}
            failedMessage={messages.MY_EVENTS_FAILED}
          />
        </>
      )}
    </>
  );
}

/** @param isFirst nothing that the person signed up to is over */
function NoEvents({ hasEnded, isFirst }: { hasEnded: boolean; isFirst: boolean }) {
  if (hasEnded) return <EmptyState>{messages.NOTHING_PAST}</EmptyState>;
  return (
    <EmptyState action={<LinkButton to={paths.events}>Browse events</LinkButton>}>
      {isFirst ? messages.NO_SIGN_UPS : messages.NOTHING_COMING_UP}
    </EmptyState>
  );
}
