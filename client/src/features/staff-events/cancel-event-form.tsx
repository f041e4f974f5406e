import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import type { CancelEventInput } from '../../gql/types';
import { evictEvents, evictViewerField } from '../../session/viewer-cache';
import { DialogButtons } from '../../ui/dialogs/dialog';
import { BusyButton } from '../../ui/forms/busy-button';
import { useMutationForm } from '../../ui/forms/mutation-form';
import { IconArrowBackUp } from '../../ui/icons/for-staff';
import { Notice } from '../../ui/notice';
import { NO_PERMISSION } from '../event-form/messages';
import classes from './cancel-or-delete.module.css';
import { useCancelEventMutation } from './gql/cancel-event-form';
import * as messages from './messages';

graphql(`
  mutation CancelEvent($input: CancelEventInput!) {
    cancelEvent(input: $input) {
      event {
        id
        cancelledAt
        cancellationReason
        updatedAt
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

const MOST = 500;

interface Props {
  event: Pick<CancelEventInput, 'id' | 'scope'>;
  /** The following events of its series that are meant, too: they are read again. */
  alsoCancelled: readonly { id: string }[];
  confirmLabel: string;
  /** The button that leaves the event as it is. */
  keep: ReactNode;
  onCancelled: () => void;
}

/** The reason for cancelling an event, which its people read. */
export function CancelEventForm({ event: meant, alsoCancelled, confirmLabel, keep, onCancelled }: Props) {
  const [cancelEvent] = useCancelEventMutation({
    update: (cache) => {
      evictViewerField(cache, 'eventTotals');
      evictEvents(cache, alsoCancelled);
    },
  });
  const form = useMutationForm({
    name: 'cancel-event',
    initialValues: { reason: '' },
    validate: ({ reason }) => {
      if (!reason.trim()) return { reason: messages.REASON_REQUIRED };
      return reason.trim().length > MOST ? { reason: messages.REASON_TOO_LONG } : {};
    },
    send: async ({ reason }) => {
      const { data } = await cancelEvent({ variables: { input: { ...meant, reason } } });
      const { event, userErrors = [] } = data?.cancelEvent ?? {};
      if (!event) return userErrors.map(({ field = null, message }) => ({ field, message }));
      onCancelled();
      return null;
    },
    failureMessage: (error) => {
      if (failedWith(error, 'FORBIDDEN')) return NO_PERMISSION;
      return rateLimitMessage(error) ?? messages.CANCEL_FAILED;
    },
  });
  const { reason } = form.values;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <div className={classes.reason}>
        <Textarea
          {...form.field('reason')}
          label="Reason"
          description={`${messages.REASON_HINT} ${reason.length} of ${MOST}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rows={3}
          resize="vertical"
        />
        <p className={classes.hint}>
          <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
          {messages.UNDO_HINT}
        </p>
        {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      </div>
      <DialogButtons>
        {keep}
        <BusyButton ref={form.submitButton} type="submit" color="danger" isBusy={form.isBusy}>
          {form.isBusy ? 'Cancelling event...' : confirmLabel}
        </BusyButton>
      </DialogButtons>
    </form>
  );
}
