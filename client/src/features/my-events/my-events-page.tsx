import { useSearchParams } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { contentAfterPage } from '../../ui/after-page';
import { MonthComes } from '../../ui/month-comes';
import { Notice } from '../../ui/notice';
import { LinkButton, Page, PageHeading } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { CancelledSignUps } from './cancelled-sign-ups';
import { EventsOfTab } from './events-of-tab';
import { useMyEventsPageQuery } from './gql/my-events-page';
import { HelpedEvents } from './helped-events';
import * as messages from './messages';
import classes from './my-events-page.module.css';
import { SubscribeButton } from './subscribe/subscribe-button';

// The counts are lists of one, so that they do not touch the pages that are loaded.
graphql(`
  query MyEventsPage($hasEnded: Boolean!, $after: String, $waitingAfter: String) {
    viewer {
      id
      signUps(first: 20, after: $after, hasEnded: $hasEnded) {
        nodes {
          id
          payment {
            ...PaymentState
          }
          event {
            ...EventInList
          }
          ...CancelledPlace
          ...PlaceInSeries
          ...GiveBack
          ...ShownTicket
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      comingUp: signUps(first: 1, hasEnded: false) {
        totalCount
      }
      past: signUps(first: 1, hasEnded: true) {
        totalCount
      }
      sharedEvents(first: 50, hasEnded: false) {
        nodes {
          id
          ...HelpedEvent
        }
      }
      waitingListEntries(first: 20, after: $waitingAfter) {
        nodes {
          id
          offerExpiresAt
          ...WaitingPlaceInList
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const OwnPlacesMonth = contentAfterPage(
  async () => (await import('../month/own-places-month')).OwnPlacesMonth,
  <MonthComes />,
);

export function MyEventsPage() {
  const { status, viewer } = useSession();
  return (
    <Page>
      <div className={classes.head}>
        <PageHeading lead="What you signed up to, by date.">My Events</PageHeading>
        {viewer && <SubscribeButton />}
      </div>
      {status === 'ready' && !viewer ? <LogInToSeeEvents /> : <MyEvents />}
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

function MyEvents() {
  const [query] = useSearchParams();
  const hasEnded = query.get('tab') === 'past';
  const { data, previousData, error, refetch, fetchMore } = useMyEventsPageQuery({
    variables: { hasEnded },
    fetchPolicy: 'cache-and-network',
  });
  const counts = (data ?? previousData)?.viewer;
  const list = (
    <>
      <EventsOfTab
        hasEnded={hasEnded}
        viewer={data?.viewer}
        error={error}
        onRefetch={() => void refetch().catch(() => {})}
        onMore={(after) => fetchMore({ variables: after })}
      />
      <CancelledSignUps key={String(hasEnded)} hasEnded={hasEnded} />
    </>
  );
  return (
    <>
      <HelpedEvents events={counts?.sharedEvents.nodes ?? []} />
      <Tabs
        label="My Events"
        tabs={[
          { name: 'coming-up', label: 'Coming up', count: counts?.comingUp?.totalCount, content: list },
          { name: 'past', label: 'Past', count: counts?.past?.totalCount, content: list },
          { name: 'month', label: 'Month', content: <OwnPlacesMonth /> },
        ]}
      />
    </>
  );
}
