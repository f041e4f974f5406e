import { Button } from '@mantine/core';
import { useState } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { type FragmentRef, readFragment } from '../../apollo/graphql';
import { useSession } from '../../session/session';
import { evictEventLists } from '../../session/viewer-cache';
import { timings } from '../../timings';
import { Card } from '../../ui/card';
import { LeaveQuestion } from '../../ui/dialogs/leave-question';
import { BusyButton } from '../../ui/forms/busy-button';
import { Notice } from '../../ui/notice';
import { PageHeading } from '../../ui/page';
import { ChangeNotice, howManyMails, isOver } from './change-notice';
import { NewerVersionNotice, useEditedVersion } from './edited-version';
import type { EventFormValues } from './event-fields';
import { EventFields } from './event-form';
import classes from './event-form.module.css';
import { EventPreview } from './event-preview';
import { changedInputOf, changesToTell, editLabels, emptyEvent, isChanged, typedInto } from './event-values';
import { useUpdateEventMutation } from './gql/edited-version';
import type { EditEventFragment } from './gql/event-fields';
import * as messages from './messages';
import { useEventForm } from './use-event-form';
import { editDraft, useFormDraft } from './use-form-draft';

/** The texts that a draft holds beside the fields of the event. */
const emptyMail = { mailMessage: '', mailLeftOut: '', basedOn: '' };
const emptyDraft = { ...emptyEvent, ...emptyMail };

interface Props {
  event: FragmentRef<EditEventFragment>;
  onCancel: () => void;
  onSaved: () => void;
}

export function EditEventForm({ event: ref, onCancel, onSaved }: Props) {
  const event = readFragment<EditEventFragment>(ref);
  const version = useEditedVersion(event);
  const before = version.values;
  const { isSigningOut, mailEnabled } = useSession();
  const [updateEvent] = useUpdateEventMutation({ update: evictEventLists });
  const draft = useFormDraft(editDraft(event.id), { ...before, ...emptyMail });
  const {
    mailMessage: messageBefore,
    mailLeftOut,
    basedOn,
    ...fieldsBefore
  } = draft.typedBefore ?? emptyDraft;
  const [isMailWanted, setMailWanted] = useState(mailLeftOut === '');
  const isMailSent = mailEnabled && isMailWanted;
  const [mailMessage, setMailMessage] = useState(messageBefore);

  /** No mail is sent about an event that is over and stays so. */
  function changesTold(values: EventFormValues) {
    if (event.signUpCount === 0 || (event.hasEnded && isOver(values))) return [];
    return changesToTell(before, values);
  }

  function noticeOf(values: EventFormValues) {
    if (changesTold(values).length === 0) return {};
    const message = mailMessage.trim();
    return { notifyAttendees: isMailSent, ...(isMailSent && message && { messageToAttendees: message }) };
  }

  const form = useEventForm({
    name: 'edit-event',
    initialValues: before,
    typedBefore: draft.typedBefore && fieldsBefore,
    send: async (values) => {
      const expectedUpdatedAt = version.state === 'loaded' ? version.updatedAt : basedOn || version.updatedAt;
      const input = {
        id: event.id,
        expectedUpdatedAt,
        ...changedInputOf(before, values),
        ...noticeOf(values),
      };
      const typed = {
        ...values,
        mailMessage,
        mailLeftOut: isMailWanted ? '' : 'yes',
        basedOn: expectedUpdatedAt,
      };
      const { data } = await draft.savedIfSignedOut(typed, () => updateEvent({ variables: { input } }));
      const errors = data?.updateEvent.userErrors ?? [];
      if (errors.some(({ code }) => code === 'CONFLICT')) version.markOutdated();
      if (!data?.updateEvent.event) return errors;
      draft.clear();
      onSaved();
      return null;
    },
    formErrorShownFor: timings.eventMessageShown,
    failureMessage: (error) =>
      failedWith(error, 'FORBIDDEN')
        ? messages.NO_PERMISSION
        : (rateLimitMessage(error) ?? messages.UPDATE_FAILED),
  });

  async function loadNewer() {
    const newer = await version.loadNewer();
    if (newer) form.fill(typedInto(newer, before, form.values));
  }

  function cancel() {
    draft.clear();
    onCancel();
  }

  const changes = changesTold(form.values);
  const mails = changes.length > 0 && isMailSent ? event.signUpCount : 0;
  return (
    <>
      <LeaveQuestion isAsked={!isSigningOut && isChanged(before, form.values)} />
      <PageHeading>Edit event</PageHeading>
      <div className={classes.columns}>
        <Card as="form" aria-label="Edit event" className={classes.form} noValidate onSubmit={form.onSubmit}>
          <EventFields form={form} labels={editLabels} signUpCount={event.signUpCount} />
          {changes.length > 0 && (
            <ChangeNotice
              changes={changes}
              signUpCount={event.signUpCount}
              isPaid={event.pricePence > 0}
              isSent={isMailSent}
              onSentChange={setMailWanted}
              message={mailMessage}
              onMessageChange={setMailMessage}
            />
          )}
          {isRefundWorse(event, before, form.values) && (
            <Notice tone="info">{messages.SHOWN_REFUND_STAYS}</Notice>
          )}
          <NewerVersionNotice state={version.state} onLoad={loadNewer} />
          {form.formError && !version.isOutdated && <Notice tone="danger">{form.formError}</Notice>}
          <footer className={classes.footer}>
            <BusyButton
              ref={form.submitButton}
              type="submit"
              variant={version.isOutdated ? 'default' : 'filled'}
              isBusy={form.isBusy}
            >
              {form.isBusy ? 'Saving...' : mails > 0 ? `Save and send ${howManyMails(mails)}` : 'Save'}
            </BusyButton>
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
          </footer>
        </Card>
        <EventPreview values={form.values} />
      </div>
    </>
  );
}

/** Whether people who have paid were shown that their money comes back longer than it would by what is typed. */
function isRefundWorse(event: EditEventFragment, before: EventFormValues, after: EventFormValues): boolean {
  if (event.pricePence === 0 || event.signUpCount === 0 || before.refundDeadlineHours === '') return false;
  const { refundDeadlineHours: hours } = after;
  return hours === '' || Number(hours) > Number(before.refundDeadlineHours);
}
