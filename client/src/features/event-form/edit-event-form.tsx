import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { type FragmentRef, readFragment } from '../../apollo/graphql';
import { useSession } from '../../session/session';
import { Card } from '../../ui/card';
import { LeaveQuestion } from '../../ui/dialogs/leave-question';
import { BusyButton } from '../../ui/forms/busy-button';
import { Notice } from '../../ui/notice';
import { PageHeading } from '../../ui/page';
import { ChangeNotice } from './change-notice';
import { NewerVersionNotice } from './edited-version';
import { EventFields } from './event-form';
import classes from './event-form.module.css';
import { EventPreview } from './event-preview';
import { editLabels, isChanged } from './event-values';
import type { EditEventFragment } from './gql/event-fields';
import { RefundsOpened, ShownRefundStays } from './refund-notices';
import { RepeatFields } from './repeat/repeat-fields';
import { SeriesPreview } from './repeat/series-preview';
import { DatesAfterSaving } from './scope/dates-after-saving';
import { saveLabel } from './scope/save-label';
import { ScopeQuestion } from './scope/scope-question';
import { SeriesPosition } from './scope/series-position';
import { useEditForm } from './use-edit-form';

interface Props {
  event: FragmentRef<EditEventFragment>;
  onCancel: () => void;
  /** @param result what became of a series; null where the event alone was changed */
  onSaved: (result: string | null) => void;
}

export function EditEventForm({ event: ref, onCancel, onSaved }: Props) {
  const event = readFragment<EditEventFragment>(ref);
  const { isSigningOut } = useSession();
  const { form, version, scope, mail, repeating, forgetDraft, loadNewer } = useEditForm(event, onSaved);
  const before = version.values;

  function submit(submitted: FormEvent<HTMLFormElement>) {
    if (!scope.isMissing) return form.onSubmit(submitted);
    submitted.preventDefault();
    scope.firstChoice.current?.focus();
  }

  function cancel() {
    forgetDraft();
    onCancel();
  }

  const changes = scope.isMissing ? [] : mail.changesTold(form.values, scope.placeCount);
  const mails = changes.length > 0 && mail.isSent ? scope.placeCount : 0;
  return (
    <>
      <LeaveQuestion isAsked={!isSigningOut && (repeating.isChosen || isChanged(before, form.values))} />
      <PageHeading>Edit event</PageHeading>
      <div className={classes.columns}>
        <Card as="form" aria-label="Edit event" className={classes.form} noValidate onSubmit={submit}>
          {scope.series && <SeriesPosition series={scope.series} eventId={event.id} />}
          <EventFields
            form={form}
            labels={editLabels}
            signUpCount={event.signUpCount}
            setsPrice={event.viewerRole === 'OWNER'}
            repeat={
              repeating.isOffered && (
                <RepeatFields values={form.values} repeat={repeating.repeat} onChange={repeating.setRepeat} />
              )
            }
          />
          {scope.isAsked && <ScopeQuestion scope={scope} before={before} signUpCount={event.signUpCount} />}
          {changes.length > 0 && (
            <ChangeNotice
              {...mail.notice}
              changes={changes}
              placeCount={scope.placeCount}
              isForSeveral={scope.eventCount > 1}
            />
          )}
          <RefundsOpened event={event} scope={scope} before={before} after={form.values} />
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
              {form.isBusy ? 'Saving...' : saveLabel(scope, mails, repeating.countOn(form.values.date))}
            </BusyButton>
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
          </footer>
        </Card>
        <EventPreview values={form.values}>
          <SeriesPreview repeat={repeating.repeat} date={form.values.date} />
          <DatesAfterSaving scope={scope} eventId={event.id} before={before} after={form.values} />
        </EventPreview>
      </div>
    </>
  );
}
