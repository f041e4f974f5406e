import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { rateLimitMessage } from '../../apollo/failure';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { Card } from '../../ui/card';
import { ownTimeZone } from '../../ui/dates/time-zone';
import { LeaveQuestion } from '../../ui/dialogs/leave-question';
import { BusyButton } from '../../ui/forms/busy-button';
import { Notice } from '../../ui/notice';
import { LinkButton } from '../../ui/page';
import { useRedirectAfter } from '../../ui/timers';
import { type CreatedEvent, CreatedNotice } from './created-notice';
import { DraftStatus } from './draft/draft-status';
import type { DraftVersion } from './draft/draft-values';
import { useCreateEvent } from './draft/use-create-event';
import { useDraftSaver, useTakeOver, useUnsavedDraft } from './draft/use-draft-saver';
import type { EventFormValues } from './event-fields';
import { EventFields } from './event-form';
import classes from './event-form.module.css';
import { EventPreview } from './event-preview';
import { createLabels, emptyEvent } from './event-values';
import * as messages from './messages';
import { NOT_IN_DRAFT } from './repeat/messages';
import { datesOfEvents, noRepeat, repeatMistake, seriesChoice } from './repeat/repeat';
import { RepeatFields } from './repeat/repeat-fields';
import { SeriesPreview } from './repeat/series-preview';
import { useRepeatEvent } from './repeat/use-repeat-event';
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
  const { viewer, isSigningOut } = useSession();
  const [created, setCreated] = useState<CreatedEvent | null>(null);
  useRedirectAfter(created?.failure === null, timings.createdThenDashboard, paths.staffDashboard, {
    state: created?.id,
  });
  // Most events are where the staff are. The API takes the installation's zone where a request has none.
  const [emptyValues] = useState(() => ({ ...emptyEvent, timeZone: ownTimeZone() }));
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
  const repeatEvent = useRepeatEvent();
  const [repeat, setRepeat] = useState(noRepeat);

  const form = useEventForm({
    name: 'create-event',
    initialValues,
    typedBefore: unsaved?.values ?? copied?.values ?? null,
    send: async (values) => {
      setCreated(null);
      const { date } = values;
      const mistake = repeatMistake(repeat, values);
      if (mistake) return [{ field: null, message: mistake }];
      const { id, errors } = await create(values);
      if (!id) return errors;
      await saver.end();
      const choice = seriesChoice(repeat, date);
      const failure = choice && (await repeatEvent(id, choice));
      form.fill(emptyValues);
      setRepeat(noRepeat);
      next(emptyValues);
      setCreated({ id, date, count, choice, failure });
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

  const count = Math.max(1, datesOfEvents(repeat, form.values.date).length);
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
        {copied && !unsaved && created === null && <Notice tone="info">{messages.DUPLICATED}</Notice>}
        {unsaved && created === null && <Notice tone="info">{messages.UNSAVED_IS_BACK}</Notice>}
        <EventFields
          form={form}
          labels={createLabels}
          repeat={
            <RepeatFields values={form.values} repeat={repeat} onChange={setRepeat}>
              <p className={classes.creator}>{NOT_IN_DRAFT}</p>
            </RepeatFields>
          }
        />
        <p className={classes.creator}>Created by {viewer?.name ?? ''}</p>
        {form.formError && <Notice tone="danger">{form.formError}</Notice>}
        {created && <CreatedNotice created={created} onChange={setCreated} />}
        <DraftStatus saver={saver} status={status} values={form.values} onLoad={form.fill} />
        <footer className={classes.footer}>
          <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy}>
            {createLabel(count, form.isBusy)}
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
      <EventPreview values={form.values}>
        <SeriesPreview repeat={repeat} date={form.values.date} />
      </EventPreview>
    </div>
  );
}

function createLabel(count: number, isBusy: boolean): string {
  if (count === 1) return isBusy ? 'Creating event...' : 'Create event';
  return isBusy ? 'Creating events...' : `Create ${count} events`;
}
