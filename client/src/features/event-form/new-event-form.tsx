import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { rateLimitMessage } from '../../apollo/failure';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { Card } from '../../ui/card';
import { LeaveQuestion } from '../../ui/dialogs/leave-question';
import { BusyButton } from '../../ui/forms/busy-button';
import { Notice } from '../../ui/notice';
import { LinkButton } from '../../ui/page';
import { useRedirectAfter } from '../../ui/timers';
import { DraftStatus } from './draft-status';
import type { DraftVersion } from './draft-values';
import type { EventFormValues } from './event-fields';
import { EventFields, EventPreview } from './event-form';
import classes from './event-form.module.css';
import { createLabels, emptyEvent } from './event-values';
import * as messages from './messages';
import { useCreateEvent } from './use-create-event';
import { useDraftSaver, useTakeOver, useUnsavedDraft } from './use-draft-saver';
import { useEventForm } from './use-event-form';

interface Props {
  /** The draft that is edited; without one the form begins another. */
  draft?: DraftVersion;
  /** Another event, with the values that are filled in from it. */
  copied?: { from: string; values: EventFormValues };
  /** Called with the id of the draft that is being saved; null before it has one. */
  onDraft?: (id: string | null) => void;
  /** Leads back from the form of a draft. */
  onClose?: () => void;
}

/** The form of what is not an event yet. It saves a draft by itself, and 'Create event' is one step all the same. */
export function NewEventForm({ draft, copied, onDraft, onClose }: Props) {
  const { viewer, timeZone, isSigningOut } = useSession();
  const [createdId, setCreatedId] = useState<string | null>(null);
  useRedirectAfter(createdId !== null, timings.createdThenDashboard, paths.staffDashboard);
  const [emptyValues] = useState({ ...emptyEvent, timeZone });
  const [initialValues] = useState(draft?.values ?? emptyValues);
  const copyOf = copied?.from ?? '';
  const unsaved = useUnsavedDraft(draft?.id ?? '', copyOf);
  useTakeOver(unsaved);
  const { saver, status, next } = useDraftSaver({
    draft: draft ?? null,
    initial: initialValues,
    unsaved,
    copyOf,
  });
  const create = useCreateEvent(saver);

  const form = useEventForm({
    name: 'create-event',
    initialValues,
    typedBefore: unsaved?.values ?? copied?.values ?? null,
    send: async (values) => {
      setCreatedId(null);
      const { id, errors } = await create(values);
      if (!id) return errors;
      await saver.end();
      form.fill(emptyValues);
      next(emptyValues);
      setCreatedId(id);
      return null;
    },
    failureMessage: (error) => rateLimitMessage(error) ?? messages.CREATE_FAILED,
  });
  useEffect(() => saver.type(form.values), [saver, form.values]);
  const draftId = saver.draft?.id ?? null;
  useEffect(() => onDraft?.(draftId), [onDraft, draftId]);
  useEffect(() => {
    // After signing out nothing of the person stays in this browser.
    if (isSigningOut) void saver.end();
  }, [saver, isSigningOut]);

  const isWithoutTitle = form.values.title.trim() === '';
  return (
    <div className={classes.columns}>
      <Card
        as="form"
        aria-label={draft ? 'Edit draft' : 'Create New Event'}
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit}
      >
        <LeaveQuestion isAsked={!isSigningOut && saver.wouldLose(form.values)} />
        {copied && !unsaved && createdId === null && <Notice tone="info">{messages.DUPLICATED}</Notice>}
        {unsaved && createdId === null && <Notice tone="info">{messages.UNSAVED_IS_BACK}</Notice>}
        <EventFields form={form} labels={createLabels} />
        <p className={classes.creator}>Created by {viewer?.name ?? ''}</p>
        {form.formError && <Notice tone="danger">{form.formError}</Notice>}
        {createdId !== null && <Created id={createdId} />}
        <DraftStatus saver={saver} status={status} values={form.values} onLoad={form.fill} />
        <footer className={classes.footer}>
          <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy}>
            {form.isBusy ? 'Creating event...' : 'Create event'}
          </BusyButton>
          <Button
            variant="default"
            aria-disabled={isWithoutTitle || undefined}
            onClick={() => (isWithoutTitle ? saver.askForTitle() : void saver.save().catch(() => {}))}
          >
            Save as draft
          </Button>
          {onClose ? (
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
          ) : (
            <LinkButton to={paths.staffDashboard}>Cancel</LinkButton>
          )}
        </footer>
      </Card>
      <EventPreview values={form.values} />
    </div>
  );
}

function Created({ id }: { id: string }) {
  return (
    <Notice
      tone="success"
      takesFocus
      action={
        <div className={classes.footer}>
          <LinkButton to={paths.staffEvent(id)}>See the event</LinkButton>
          <LinkButton to={paths.staffDashboard}>Your events</LinkButton>
        </div>
      }
    >
      {messages.CREATED}
    </Notice>
  );
}
