import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { serverNow } from '../../apollo/server-clock';
import { timings } from '../../timings';
import { IconPlus } from '../../ui/icons/for-staff';
import { LoadMore } from '../../ui/load-more';
import { type Message as Answer, Notice } from '../../ui/notice';
import { EmptyState, FailedRead, LoadingText } from '../../ui/page';
import { useTransientState } from '../../ui/timers';
import type { DeskEventFragment } from '../door-desk/gql/door-desk';
import { useEventMessagesQuery } from './gql/event-messages';
import type { MessageRowFragment } from './gql/message-row';
import { MessageForm } from './message-form';
import { isAtATime, MessageRow } from './message-row';
import classes from './messages.module.css';
import { UnreachablePeople } from './unreachable-people';
import * as words from './words';

graphql(`
  query EventMessages($eventId: ID!, $after: String) {
    event(id: $eventId) {
      id
      messages(first: 5, after: $after) {
        nodes {
          id
          status
          ...MessageRow
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`);

/** For owner and editors: the messages to the people of an event, and a form to write one. */
export function EventMessages(props: { event: FragmentRef<DeskEventFragment> }) {
  const event = readFragment<DeskEventFragment>(props.event);
  const { data, error, refetch, fetchMore, startPolling } = useEventMessagesQuery({
    variables: { eventId: event.id },
    fetchPolicy: 'cache-and-network',
  });
  const [written, setWritten] = useState<'new' | FragmentRef<MessageRowFragment> | null>(null);
  const [answer, setAnswer] = useTransientState<Answer>(timings.eventMessageShown);
  const writeButton = useRef<HTMLButtonElement>(null);
  const [wasWritten, setWasWritten] = useState(false);
  const messages = data?.event?.messages;
  const isMoving = messages?.nodes.some(isOnItsWay) ?? false;
  useEffect(() => startPolling(isMoving ? timings.messagesRead : 0), [isMoving, startPolling]);
  if (written) {
    const done = (text: string | null) => {
      setWritten(null);
      setWasWritten(true);
      if (text) setAnswer({ tone: 'success', text });
      void refetch().catch(() => {});
    };
    return <MessageForm event={event} message={written === 'new' ? null : written} onDone={done} />;
  }
  if (error && !messages) {
    return <FailedRead error={error} message={words.LOAD_FAILED} onRetry={() => refetch().catch(() => {})} />;
  }
  if (!messages) return <LoadingText>Loading messages...</LoadingText>;
  const { pageInfo, totalCount } = messages;
  const nodes = scheduledFirst(messages.nodes);
  return (
    <section aria-label="Messages" className={classes.messages}>
      <div className={classes.top}>
        <p>{words.ABOUT}</p>
        <Button
          ref={writeButton}
          // The form that had the focus has been removed.
          autoFocus={wasWritten}
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => setWritten('new')}
        >
          New message
        </Button>
      </div>
      {answer && (
        <Notice tone={answer.tone} takesFocus focusAfterwards={writeButton}>
          {answer.text}
        </Notice>
      )}
      {nodes.length === 0 && <EmptyState>{words.NOTHING_YET}</EmptyState>}
      <ul className={classes.list}>
        {nodes.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            eventId={event.id}
            timeZone={event.timeZone}
            onEdit={() => setWritten(message)}
            onAnswer={setAnswer}
          />
        ))}
      </ul>
      {nodes.length > 0 && (
        <LoadMore
          count={nodes.length}
          hasMore={pageInfo.hasNextPage}
          label="Show more"
          shown={`${nodes.length} of ${totalCount} shown`}
          items="[data-message]"
          isCentred={false}
          onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
          failedMessage={words.LOAD_FAILED}
        />
      )}
      <UnreachablePeople eventId={event.id} />
    </section>
  );
}

/** Whether a message goes out now or soon. The server's clock is known to the second, so that the time for Undo is no edge. */
function isOnItsWay(ref: FragmentRef<MessageRowFragment>): boolean {
  const message = readFragment<MessageRowFragment>(ref);
  const dueAt = Date.parse(message.sendAt ?? message.createdAt);
  return message.status === 'SENDING' || (isAtATime(message) && dueAt - 2 * timings.undo <= serverNow());
}

/** Messages that can still be changed are on top. */
function scheduledFirst<Listed extends { status: string }>(messages: readonly Listed[]): Listed[] {
  return messages.toSorted(
    (one, other) => Number(other.status === 'SCHEDULED') - Number(one.status === 'SCHEDULED'),
  );
}
