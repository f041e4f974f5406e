import { Button } from '@mantine/core';
import { useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { timings } from '../../timings';
import { formatInstant, formatTime } from '../../ui/dates/time-zone';
import { Dialog } from '../../ui/dialogs/dialog';
import type { Message as Answer } from '../../ui/notice';
import { formatCount } from '../../ui/texts/count';
import { useHasPassed } from '../events/event-hours';
import { CancelMessage } from './cancel-message';
import type { MessageRowFragment } from './gql/message-row';
import { MessagePreview } from './message-preview';
import classes from './messages.module.css';
import { useMessages } from './use-messages';
import * as words from './words';

graphql(`
  fragment MessageRow on Message {
    id
    subject
    text
    audience
    status
    sendAt
    waitsForTeam
    hoursBeforeStart
    hoursAfterEnd
    alsoLaterSignUps
    recipientCount
    bouncedCount
    mutedCount
    sentAt
    createdAt
  }
`);

interface Props {
  message: FragmentRef<MessageRowFragment>;
  eventId: string;
  timeZone: string;
  onEdit: () => void;
  /** @param answer to Undo */
  onAnswer: (answer: Answer) => void;
}

/** One message, with its people in numbers. */
export function MessageRow({ message: ref, eventId, timeZone, onEdit, onAnswer }: Props) {
  const message = readFragment<MessageRowFragment>(ref);
  const { subject, text, audience, alsoLaterSignUps, status, sendAt, waitsForTeam, sentAt, createdAt } =
    message;
  const [isShown, setShown] = useState(false);
  const at = sendAt ?? sentAt ?? createdAt;
  const isScheduled = status === 'SCHEDULED';
  const canUndo = useHasPassed(new Date(Date.parse(at) - timings.undo).toISOString()) && isAtATime(message);
  const { cancel } = useMessages();
  return (
    <li className={classes.row} data-message tabIndex={-1}>
      <div className={classes.what}>
        <strong dir="auto">{subject}</strong>
        <span>{words.audienceName(audience, alsoLaterSignUps)}</span>
        {canUndo && <span>{words.goesOutAt(formatTime(at, timeZone))}</span>}
        {waitsForTeam && <span data-warning>{words.WAITS_FOR_TEAM}</span>}
      </div>
      <span className={classes.status} data-status={status}>
        {waitsForTeam ? words.WAITS : words.statuses[status]}
      </span>
      <div className={classes.when}>
        <time dateTime={at}>{formatInstant(at, timeZone, 'short')}</time>
        <span>{byHours(message)}</span>
      </div>
      <dl className={classes.numbers}>
        <Figure name="People" value={message.recipientCount} />
        <Figure name="Not reached" value={message.bouncedCount} isWarning={message.bouncedCount > 0} />
        <Figure name="Muted" value={message.mutedCount} />
      </dl>
      <div className={classes.buttons}>
        {canUndo && (
          <CancelMessage
            name={`Undo: ${subject}`}
            onCancel={() => cancel(message.id)}
            onDone={(text) => onAnswer({ tone: 'success', text })}
            onFailed={onAnswer}
          >
            Undo
          </CancelMessage>
        )}
        <Button
          variant="default"
          aria-label={`${isScheduled ? 'Edit' : 'See it'}: ${subject}`}
          onClick={isScheduled ? onEdit : () => setShown(true)}
        >
          {isScheduled ? 'Edit' : 'See it'}
        </Button>
      </div>
      {isShown && (
        <Dialog title={subject} isOpen onClose={() => setShown(false)}>
          <MessagePreview eventId={eventId} subject={subject} text={text} audience={audience} />
        </Dialog>
      )}
    </li>
  );
}

/** Whether a message waits for an instant of its own, and not for its event. */
export function isAtATime({
  status,
  hoursBeforeStart,
  hoursAfterEnd,
}: Pick<MessageRowFragment, 'status' | 'hoursBeforeStart' | 'hoursAfterEnd'>): boolean {
  return status === 'SCHEDULED' && hoursBeforeStart === null && hoursAfterEnd === null;
}

function byHours({ hoursBeforeStart, hoursAfterEnd }: MessageRowFragment): string {
  if (hoursBeforeStart !== null) return words.hoursBefore(hoursBeforeStart);
  return hoursAfterEnd === null ? '' : words.hoursAfter(hoursAfterEnd);
}

function Figure({ name, value, isWarning = false }: { name: string; value: number; isWarning?: boolean }) {
  return (
    <div data-warning={isWarning || undefined}>
      <dt>{name}</dt>
      <dd>{formatCount(value)}</dd>
    </div>
  );
}
