import { useCallback, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useIsServerRendering } from '../../ui/dates/own-clock';
import { BackLink, EmptyState, FailedRead, LoadingText, Page, PageHeading } from '../../ui/page';
import { NO_EVENT } from '../events/messages';
import { valuesOf } from './event-values';
import { useDuplicatedEventQuery } from './gql/create-event-page';
import type { EditEventFragment } from './gql/event-fields';
import * as messages from './messages';
import { NewEventForm } from './new-event-form';

graphql(`
  query DuplicatedEvent($id: ID!) {
    event(id: $id) {
      id
      ...EditEvent
    }
  }
`);

export function CreateEventPage() {
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
        <DuplicateForm key={from} eventId={from} />
      ) : (
        <NewEventForm />
      )}
    </Page>
  );
}

/** One value: the redirection is made again for another. */
const GOES_ON = { isEditing: true };

/**
 * A draft with everything of an event but its date. It is saved as any other form with a title; then its id is in the
 * address, so that the page loaded again goes on with it.
 */
function DuplicateForm({ eventId }: { eventId: string }) {
  const [search, setSearch] = useSearchParams();
  const [savedBefore] = useState(search.get('draft'));
  const noteDraft = useCallback(
    (draft: string | null) => {
      if (draft === null || draft === search.get('draft')) return;
      setSearch({ from: eventId, draft }, { replace: true, preventScrollReset: true });
    },
    [eventId, search, setSearch],
  );
  if (savedBefore) return <Navigate to={paths.draft(savedBefore)} state={GOES_ON} replace />;
  return <CopyOfEvent eventId={eventId} onDraft={noteDraft} />;
}

interface CopyProps {
  eventId: string;
  onDraft: (id: string | null) => void;
}

function CopyOfEvent({ eventId, onDraft }: CopyProps) {
  const { data, error, refetch } = useDuplicatedEventQuery({ variables: { id: eventId } });
  if (!data && error)
    return <FailedRead error={error} message={messages.DUPLICATE_FAILED} onRetry={() => refetch()} />;
  if (!data) return <LoadingText>Loading event...</LoadingText>;
  const event = readFragment<EditEventFragment>(data.event);
  if (!event) return <EmptyState>{NO_EVENT}</EmptyState>;
  const copied = { from: eventId, values: { ...valuesOf(event), date: '' } };
  return <NewEventForm copied={copied} onDraft={onDraft} />;
}
