import { useParams } from 'react-router-dom';
import { dataOnPage } from '../../apollo/data-on-page';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { SessionProvider } from '../../session/session';
import { EmptyState, FailedRead, LinkButton, LoadingText, Page, PageHeading } from '../../ui/page';
import { NO_EVENT } from '../events/messages';
import { Door } from './door';
import { useDoorPageQuery } from './gql/door-page';
import * as messages from './messages';

graphql(`
  query DoorPage($eventId: ID!) {
    viewer {
      id
    }
    event(id: $eventId) {
      id
      title
      door {
        ...DoorFigures
      }
    }
  }
`);

/** A page without the site's header and footer: for one hand, and the size of a phone. */
export function DoorPage() {
  const { eventId = '' } = useParams();
  return (
    <SessionProvider>
      <DoorOfEvent key={eventId} eventId={eventId} />
    </SessionProvider>
  );
}

function DoorOfEvent({ eventId }: { eventId: string }) {
  const { refetch, ...reading } = useDoorPageQuery({
    variables: { eventId },
    fetchPolicy: 'network-only',
    // A person without a right still reads which event it is.
    errorPolicy: 'all',
  });
  const { error } = reading;
  const data = dataOnPage(reading);
  const event = data?.event;

  if (event?.door) return <Door event={event} door={event.door} />;
  return (
    <Page isNarrow>
      {!data && !error && <LoadingText>Loading...</LoadingText>}
      {!data && error && (
        <FailedRead title="Door" error={error} message={messages.LOAD_FAILED} onRetry={() => refetch()} />
      )}
      {data && (
        <>
          <PageHeading>Door</PageHeading>
          {event === null ? (
            <EmptyState>{NO_EVENT}</EmptyState>
          ) : data.viewer ? (
            <EmptyState action={<LinkButton to={paths.event(eventId)}>{event?.title}</LinkButton>}>
              {messages.NO_RIGHT}
            </EmptyState>
          ) : (
            <EmptyState action={<LinkButton to={paths.welcomeThen(paths.door(eventId))}>Log in</LinkButton>}>
              {messages.LOG_IN}
            </EmptyState>
          )}
        </>
      )}
    </Page>
  );
}
