import { graphql } from '../../apollo/graphql';
import { type MyEventsPageQuery, useMyEventsPageQuery } from '../../gql/graphql';
import { paths } from '../../paths';
import { Notice } from '../../ui/notice';
import { EmptyState, FailedRead, LinkButton, LoadingText, Page, PageHeading } from '../../ui/page';
import { EventListSkeleton, EventMonths, MoreEvents } from '../events/event-list';
import * as messages from './messages';

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
          error={error}
          message={messages.MY_EVENTS_FAILED}
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
      {messages.LOG_IN_TO_SEE_EVENTS}
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
      <EmptyState action={<LinkButton to={paths.events}>Browse events</LinkButton>}>
        {messages.NO_SIGN_UPS}
      </EmptyState>
    );
  }
  return (
    <>
      <EventMonths events={nodes} />
      <MoreEvents
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        onMore={() => onMore(pageInfo.endCursor)}
        failedMessage={messages.MY_EVENTS_FAILED}
      />
    </>
  );
}
