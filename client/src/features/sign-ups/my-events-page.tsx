import { readFailureMessage } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import type { MyEventsPageQuery } from '../../gql/graphql';
import { useMyEventsPageQuery } from '../../gql/hooks';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { Notice } from '../../ui/notice';
import { Page, PageHeading } from '../../ui/page';
import { EmptyState, FailedRead, LoadingText } from '../../ui/read-states';
import { EventListSkeleton, EventMonths, MoreEvents } from '../events/event-list';
import { LOG_IN_TO_SEE_EVENTS, MY_EVENTS_FAILED, NO_SIGN_UPS } from './messages';

graphql(`
  query MyEventsPage($after: String) {
    viewer {
      id
      signUps(first: 20, after: $after) {
        nodes {
          id
          payment {
            ...PaymentState
          }
          event {
            ...EventInList
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export function MyEventsPage() {
  const { data, error, refetch, fetchMore } = useMyEventsPageQuery({ fetchPolicy: 'cache-and-network' });
  const viewer = data?.viewer;

  function content() {
    if (viewer === null) return <LogInToSeeEvents />;
    if (error && !viewer?.signUps) {
      return (
        <FailedRead
          message={readFailureMessage(error, MY_EVENTS_FAILED)}
          onRetry={() => refetch().catch(() => {})}
        />
      );
    }
    return <MyEvents connection={viewer?.signUps} onMore={(after) => fetchMore({ variables: { after } })} />;
  }

  return (
    <Page>
      <PageHeading lead="What you signed up to, by date.">My Events</PageHeading>
      {content()}
    </Page>
  );
}

function LogInToSeeEvents() {
  const action = (
    <LinkButton to={paths.welcomeThen(paths.myEvents)} isPrimary>
      Log in or register
    </LinkButton>
  );
  return (
    <Notice tone="info" action={action}>
      {LOG_IN_TO_SEE_EVENTS}
    </Notice>
  );
}

interface Props {
  connection: NonNullable<MyEventsPageQuery['viewer']>['signUps'] | undefined;
  onMore: (after: string | null) => Promise<unknown>;
}

function MyEvents({ connection, onMore }: Props) {
  if (!connection) {
    return (
      <>
        <LoadingText>Loading events...</LoadingText>
        <EventListSkeleton />
      </>
    );
  }
  const { nodes, pageInfo } = connection;
  if (nodes.length === 0) {
    return (
      <EmptyState action={<LinkButton to={paths.events}>Browse events</LinkButton>}>{NO_SIGN_UPS}</EmptyState>
    );
  }
  return (
    <>
      <EventMonths events={nodes} />
      <MoreEvents
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        onMore={() => onMore(pageInfo.endCursor)}
        failedMessage={MY_EVENTS_FAILED}
      />
    </>
  );
}
