import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
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
import { ChangeNotice } from './change-notice';
import { NewerVersionNotice, useEditedVersion } from './edited-version';
import { EventFields } from './event-form';
import classes from './event-form.module.css';
import { EventPreview } from './event-preview';
import { changedInputOf, editLabels, emptyEvent, isChanged, typedInto } from './event-values';
import { useUpdateEventMutation } from './gql/edited-version';
import type { EditEventFragment } from './gql/event-fields';
import * as messages from './messages';
import { DatesAfterSaving } from './scope/dates-after-saving';
import { saveLabel } from './scope/save-label';
import { ScopeQuestion } from './scope/scope-question';
import { SeriesPosition } from './scope/series-position';
import { useScope } from './scope/use-scope';
import { ShownRefundStays } from './shown-refund-stays';
import { useChangeMail } from './use-change-mail';
import { useEventForm } from './use-event-form';
import { editDraft, useFormDraft } from './use-form-draft';

/** The texts that a draft holds beside the fields of the event. */
const emptyMail = { mailMessage: '', mailLeftOut: '', basedOn: '' };
const emptyDraft = { ...emptyEvent, ...emptyMail };

interface Props {
  event: FragmentRef<EditEventFragment>;
  onCancel: () => void;
  /** @param result what was changed in a series; null where it is this event alone */
  onSaved: (result: string | null) => void;
}

export function EditEventForm({ event: ref, onCancel, onSaved }: Props) {
  const event = readFragment<EditEventFragment>(ref);
  const version = useEditedVersion(event);
  const before = version.values;
  const { isSigningOut } = useSession();
  const [updateEvent] = useUpdateEventMutation();
  const draft = useFormDraft(editDraft(event.id), { ...before, ...emptyMail });
  const { mailMessage, mailLeftOut, basedOn, ...fieldsBefore } = draft.typedBefore ?? emptyDraft;
  const mail = useChangeMail({ hasEnded: event.hasEnded, before, mailMessage, mailLeftOut });

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
        ...mail.inputOf(values, scope.placeCount),
        ...scope.input,
      };
      const typed = { ...values, ...mail.typed, basedOn: expectedUpdatedAt };
      const { data } = await draft.savedIfSignedOut(typed, () =>
        updateEvent({
          variables: { input },
          update: (cache) => {
            evictEventLists(cache);
            scope.evictChanged(cache);
          },
        }),
      );
      const { event: updated, skippedEvents, userErrors = [] } = data?.updateEvent ?? {};
      if (userErrors.some(({ code }) => code === 'CONFLICT')) version.markOutdated();
      if (!updated) return userErrors;
      draft.clear();
      onSaved(scope.resultOf(skippedEvents));
      return null;
    },
    formErrorShownFor: timings.eventMessageShown,
    failureMessage: (error) =>
      failedWith(error, 'FORBIDDEN')
        ? messages.NO_PERMISSION
        : (rateLimitMessage(error) ?? messages.UPDATE_FAILED),
  });
  const scope = useScope(event, before, form.values);

  async function loadNewer() {
    const newer = await version.loadNewer();
    if (newer) form.fill(typedInto(newer, before, form.values));
  }

  function submit(submitted: FormEvent<HTMLFormElement>) {
    if (!scope.isMissing) return form.onSubmit(submitted);
    submitted.preventDefault();
    scope.firstChoice.current?.focus();
  }

  function cancel() {
    draft.clear();
    onCancel();
  }

  const changes = scope.isMissing ? [] : mail.changesTold(form.values, scope.placeCount);
  const mails = changes.length > 0 && mail.isSent ? scope.placeCount : 0;
  return (
    <>
      <LeaveQuestion isAsked={!isSigningOut && isChanged(before, form.values)} />
      <PageHeading>Edit event</PageHeading>
      <div className={classes.columns}>
        <Card as="form" aria-label="Edit event" className={classes.form} noValidate onSubmit={submit}>
          {scope.series && <SeriesPosition series={scope.series} eventId={event.id} />}
          <EventFields form={form} labels={editLabels} signUpCount={event.signUpCount} />
          {scope.isAsked && <ScopeQuestion scope={scope} before={before} signUpCount={event.signUpCount} />}
          {changes.length > 0 && (
            <ChangeNotice
              {...mail.notice}
              changes={changes}
              placeCount={scope.placeCount}
              isForSeveral={scope.eventCount > 1}
              isPaid={event.pricePence > 0}
            />
          )}
          <ShownRefundStays event={event} before={before} after={form.values} />
          <NewerVersionNotice state={version.state} onLoad={loadNewer} />
          {form.formError && !version.isOutdated && <Notice tone="danger">{form.formError}</Notice>}
          <footer className={classes.footer}>
            <BusyButton
              ref={form.submitButton}
              type="submit"
              variant={version.isOutdated ? 'default' : 'filled'}
              isBusy={form.isBusy}
            >
              {form.isBusy ? 'Saving...' : saveLabel(scope, mails)}
            </BusyButton>
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
          </footer>
        </Card>
        <EventPreview values={form.values}>
          <DatesAfterSaving scope={scope} eventId={event.id} before={before} after={form.values} />
        </EventPreview>
      </div>
    </>
  );
}
