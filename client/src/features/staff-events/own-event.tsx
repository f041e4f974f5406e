import { Button } from '@mantine/core';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { afterPage } from '../../ui/after-page';
import { formDrafts } from '../../ui/forms/form-draft';
import { IconTrash } from '../../ui/icons/for-accounts';
import { IconPencil } from '../../ui/icons/for-staff';
import { type Message, Notice } from '../../ui/notice';
import { FormattedText } from '../../ui/texts/formatted-text';
import { useTransientState } from '../../ui/timers';
import { EmbedButton } from '../embeds/embed-button';
import { EditEventForm } from '../event-form/edit-event-form';
import { emptyEvent } from '../event-form/event-values';
import { editDraft } from '../event-form/use-form-draft';
import { SeriesStrip } from '../event-series/series-strip';
import { EventPeople } from '../people/event-people';
import { DeleteEventDialog } from './delete-event-dialog';
import { EventActions } from './event-actions';
import { EventFigures } from './event-figures';
import type { OwnEventFragment } from './gql/own-event';
import * as messages from './messages';
import { moreTabs } from './more-tabs';
import { OwnCancellation } from './own-cancellation';
import classes from './own-event.module.css';
import { OwnEventHeader } from './own-event-header';
import { PaymentsNeedingAttention } from './payments-needing-attention';

graphql(`
  fragment OwnEvent on Event {
    id
    title
    descriptionTree
    hasEnded
    cancelledAt
    viewerRole
    series {
      id
    }
    statistics {
      duplicatedFrom {
        id
      }
    }
    ...OwnCancellation
    ...OwnEventHeader
    ...EditEvent
    ...EventPeople
    ...FiguresEvent
    ...DeskEvent
    ...EmbedEvent
  }
`);

const EventGrowth = afterPage(async () => (await import('./growth/event-growth')).EventGrowth);

interface Props {
  event: FragmentRef<OwnEventFragment>;
  /** @param count how many events of a series */
  onDeleted: (count: number) => void;
}

export function OwnEvent({ event: ref, onDeleted }: Props) {
  const event = readFragment<OwnEventFragment>(ref);
  const { viewer } = useSession();
  const isOwner = event.viewerRole === 'OWNER';
  const comesToEdit = useComesToEdit();
  // A person who was editing when the session ended goes on with it.
  const [isEditing, setEditing] = useState(
    () => comesToEdit || formDrafts.read(editDraft(event.id), viewer?.id ?? '', emptyEvent) !== null,
  );
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);

  if (isEditing && !event.cancelledAt) {
    return (
      <EditEventForm
        event={event}
        onCancel={() => setEditing(false)}
        onSaved={(result) => {
          setEditing(false);
          setMessage({ tone: 'success', text: result ?? messages.UPDATED });
        }}
      />
    );
  }
  return (
    <div className={classes.page}>
      <OwnCancellation
        event={event}
        onUndone={() => {
          setMessage({ tone: 'success', text: messages.CANCELLATION_UNDONE });
          // The button has been removed with its strip.
          document.querySelector('h1')?.focus();
        }}
      />
      <OwnEventHeader event={event}>
        <EventActions eventId={event.id}>
          {!event.cancelledAt && (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
          )}
          <EmbedButton event={event} />
          {isOwner && (
            <Button
              data-secondary
              variant="default"
              color="danger"
              leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
              onClick={() => setDialogOpen(true)}
            >
              {event.cancelledAt || event.hasEnded ? 'Delete' : 'Cancel or delete'}
            </Button>
          )}
        </EventActions>
      </OwnEventHeader>
      {event.series && <SeriesStrip eventId={event.id} seriesId={event.series.id} isForStaff />}
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      {isOwner && <PaymentsNeedingAttention eventId={event.id} />}
      <EventFigures event={event} />
      {event.statistics?.duplicatedFrom && (
        <div className={classes.growth}>
          <EventGrowth eventId={event.id} />
        </div>
      )}
      <EventPeople event={event}>{moreTabs(event, isOwner)}</EventPeople>
      <section className={classes.about}>
        <h2>About</h2>
        <FormattedText tree={event.descriptionTree} />
      </section>
      <DeleteEventDialog
        event={event}
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onDeleted={onDeleted}
        onFailed={(text) => setMessage({ tone: 'danger', text })}
      />
    </div>
  );
}

/** Whether 'Edit' on the dashboard led here. A page loaded again, or the way back to it, shows the event. */
function useComesToEdit(): boolean {
  const { state } = useLocation();
  return useNavigationType() === NavigationType.Push && state?.isEditing === true;
}
