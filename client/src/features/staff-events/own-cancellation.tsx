import { useState } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { evictViewerField } from '../../session/viewer-cache';
import { timings } from '../../timings';
import { useOwnClock } from '../../ui/dates/own-clock';
import { formatTime } from '../../ui/dates/time-zone';
import { BusyButton } from '../../ui/forms/busy-button';
import { IconCalendarX } from '../../ui/icons/for-events';
import { NO_PERMISSION } from '../event-form/messages';
import { useHasPassed } from '../events/event-hours';
import classes from '../events/states/cancelled.module.css';
import { type OwnCancellationFragment, useUndoCancelEventMutation } from './gql/own-cancellation';
import * as messages from './messages';

graphql(`
  fragment OwnCancellation on Event {
    id
    cancelledAt
    cancellationReason
    pricePence
    viewerRole
  }
`);

graphql(`
  mutation UndoCancelEvent($input: UndoCancelEventInput!) {
    undoCancelEvent(input: $input) {
      event {
        id
        cancelledAt
        cancellationReason
        updatedAt
      }
      userErrors {
        code
        message
      }
    }
  }
`);

interface Props {
  event: FragmentRef<OwnCancellationFragment>;
  onUndone: () => void;
}

/** For the creator of a cancelled event: when its people are notified, and until then the way back. */
export function OwnCancellation({ event: ref, onUndone }: Props) {
  const { cancelledAt, ...event } = readFragment<OwnCancellationFragment>(ref);
  return cancelledAt && <Cancelled event={{ ...event, cancelledAt }} onUndone={onUndone} />;
}

interface CancelledProps {
  event: OwnCancellationFragment & { cancelledAt: string };
  onUndone: () => void;
}

function Cancelled({ event, onUndone }: CancelledProps) {
  const { id, cancelledAt, cancellationReason, pricePence, viewerRole } = event;
  const closesAt = new Date(Date.parse(cancelledAt) + timings.undo).toISOString();
  const isFinal = useHasPassed(closesAt);
  const { timeZone } = useOwnClock();
  const [failure, setFailure] = useState<string | null>(null);
  const [undo, { loading }] = useUndoCancelEventMutation({
    update: (cache) => evictViewerField(cache, 'eventTotals'),
  });

  async function takeBack() {
    setFailure(null);
    try {
      const { data } = await undo({ variables: { input: { id } } });
      const { event: after, userErrors = [] } = data?.undoCancelEvent ?? {};
      if (after) onUndone();
      else setFailure(userErrors[0]?.message ?? messages.UNDO_FAILED);
    } catch (error) {
      if (failedWith(error, 'FORBIDDEN')) setFailure(NO_PERMISSION);
      else setFailure(rateLimitMessage(error) ?? messages.UNDO_FAILED);
    }
  }

  return (
    <section className={classes.strip} role="status">
      <IconCalendarX size={22} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <p>
          <strong>
            {messages.cancelled({
              isFinal,
              isPaid: pricePence > 0,
              time: formatTime(closesAt, timeZone ?? 'UTC'),
            })}
          </strong>
        </p>
        <p dir="auto">“{cancellationReason}”</p>
        {failure && <p>{failure}</p>}
      </div>
      {!isFinal && viewerRole === 'OWNER' && (
        <BusyButton variant="default" onClick={takeBack} isBusy={loading}>
          Undo
        </BusyButton>
      )}
    </section>
  );
}
