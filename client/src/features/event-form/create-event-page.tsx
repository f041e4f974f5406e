import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rateLimitMessage } from '../../apollo/failure';
import { graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { evictEventLists } from '../../session/viewer-cache';
import { timings } from '../../timings';
import { Card } from '../../ui/card';
import { useIsServerRendering } from '../../ui/dates/own-clock';
import { LeaveQuestion } from '../../ui/dialogs/leave-question';
import { BusyButton } from '../../ui/forms/busy-button';
import { Notice } from '../../ui/notice';
import { BackLink, EmptyState, FailedRead, LinkButton, LoadingText, Page, PageHeading } from '../../ui/page';
import { useRedirectAfter } from '../../ui/timers';
import { NO_EVENT } from '../events/messages';
import type { EventFormValues } from './event-fields';
import { EventFields, EventPreview } from './event-form';
import classes from './event-form.module.css';
import { createLabels, emptyEvent, inputOf, isChanged, valuesOf } from './event-values';
import { useCreateEventMutation, useDuplicatedEventQuery } from './gql/create-event-page';
import type { EditEventFragment } from './gql/event-fields';
import * as messages from './messages';
import { useEventForm } from './use-event-form';
import { newEventDraft, useFormDraft } from './use-form-draft';

graphql(`
  mutation CreateEvent($input: CreateEventInput!) {
    createEvent(input: $input) {
      event {
        id
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

graphql(`
  query DuplicatedEvent($id: ID!) {
    event(id: $id) {
      id
      ...EditEvent
    }
  }
`);

export function CreateEventPage() {
  const { viewer } = useSession();
  const [search] = useSearchParams();
  const from = search.get('from');
  // The server does not know what was typed here before.
  const isServerRendering = useIsServerRendering();
  return (
    <Page>
      <BackLink to={paths.staffDashboard}>Your events</BackLink>
      <PageHeading>Create New Event</PageHeading>
      {isServerRendering ? (
        <LoadingText>Loading...</LoadingText>
      ) : from ? (
        <DuplicateForm key={from} eventId={from} creatorName={viewer?.name ?? ''} />
      ) : (
        <CreateEventForm creatorName={viewer?.name ?? ''} />
      )}
    </Page>
  );
}

/** A new event with everything of another but its date. */
function DuplicateForm({ eventId, creatorName }: { eventId: string; creatorName: string }) {
  const { data, error, refetch } = useDuplicatedEventQuery({ variables: { id: eventId } });
  if (!data && error)
    return <FailedRead error={error} message={messages.DUPLICATE_FAILED} onRetry={() => refetch()} />;
  if (!data) return <LoadingText>Loading event...</LoadingText>;
  const event = readFragment<EditEventFragment>(data.event);
  if (!event) return <EmptyState>{NO_EVENT}</EmptyState>;
  return <CreateEventForm creatorName={creatorName} copied={{ ...valuesOf(event), date: '' }} />;
}

interface FormProps {
  creatorName: string;
  /** The values that are filled in from another event. */
  copied?: EventFormValues;
}

function CreateEventForm({ creatorName, copied }: FormProps) {
  const { timeZone, isSigningOut } = useSession();
  const [createEvent] = useCreateEventMutation({ update: evictEventLists });
  const [createdId, setCreatedId] = useState<string | null>(null);
  useRedirectAfter(createdId !== null, timings.createdThenDashboard, paths.staffDashboard);
  const [initialValues] = useState({ ...emptyEvent, timeZone });
  const draft = useFormDraft(newEventDraft, initialValues);

  const form = useEventForm({
    name: 'create-event',
    initialValues,
    typedBefore: draft.typedBefore ?? copied ?? null,
    send: async (values) => {
      setCreatedId(null);
      const input = inputOf(values);
      const { data } = await draft.savedIfSignedOut(values, () => createEvent({ variables: { input } }));
      if (!data?.createEvent.event) return data?.createEvent.userErrors ?? [];
      draft.clear();
      form.reset();
      setCreatedId(data.createEvent.event.id);
      return null;
    },
    failureMessage: (error) => rateLimitMessage(error) ?? messages.CREATE_FAILED,
  });

  return (
    <div className={classes.columns}>
      <Card
        as="form"
        aria-label="Create New Event"
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit}
      >
        <LeaveQuestion isAsked={!isSigningOut && isChanged(initialValues, form.values)} />
        {copied && createdId === null && <Notice tone="info">{messages.DUPLICATED}</Notice>}
        <EventFields form={form} labels={createLabels} />
        <p className={classes.creator}>Created by {creatorName}</p>
        {form.formError && <Notice tone="danger">{form.formError}</Notice>}
        {createdId !== null && (
          <Notice
            tone="success"
            takesFocus
            action={
              <div className={classes.footer}>
                <LinkButton to={paths.staffEvent(createdId)}>See the event</LinkButton>
                <LinkButton to={paths.staffDashboard}>Your events</LinkButton>
              </div>
            }
          >
            {messages.CREATED}
          </Notice>
        )}
        <footer className={classes.footer}>
          <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy}>
            {form.isBusy ? 'Creating event...' : 'Create event'}
          </BusyButton>
          <LinkButton to={paths.staffDashboard}>Cancel</LinkButton>
        </footer>
      </Card>
      <EventPreview values={form.values} />
    </div>
  );
}
