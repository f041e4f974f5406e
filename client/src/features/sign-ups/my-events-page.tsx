import { useRef } from 'react';
import { graphql } from '../../apollo/graphql';
import { useMyEventsPageQuery } from '../../gql/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { type Message, Notice } from '../../ui/notice';
import { EmptyState, FailedRead, LinkButton, LoadingText, Page, PageHeading } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { useTransientState } from '../../ui/timers';
import { EventListSkeleton, EventMonths, MoreEvents } from '../events/event-list';
import { GiveBack } from './give-back';
import * as messages from './messages';
import classes from './my-events-page.module.css';

graphql(`
  query MyEventsPage($hasEnded: Boolean!, $after: String) {
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
          ...GiveBack
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
  const { status, viewer } = useSession();
  return (
    <Page>
      <PageHeading lead="What you signed up to, by date.">My Events</PageHeading>
      {status === 'ready' && !viewer ? (
        <LogInToSeeEvents />
      ) : (
        <Tabs
          label="My Events"
          tabs={[
            { name: 'coming-up', label: 'Coming up', content: <MyEvents hasEnded={false} /> },
            { name: 'past', label: 'Past', content: <MyEvents hasEnded /> },
          ]}
        />
      )}
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

function MyEvents({ hasEnded }: { hasEnded: boolean }) {
  const { data, error, refetch, fetchMore } = useMyEventsPageQuery({
    variables: { hasEnded },
    fetchPolicy: 'cache-and-network',
  });
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  const signUps = data?.viewer?.signUps;
  const result = useRef<HTMLDivElement>(null);

  function showDone(text: string) {
    setMessage({ tone: 'success', text });
    // The button that was pressed is gone.
    result.current?.focus();
  }

  const resultNotice = (
    <div ref={result} tabIndex={-1} className={classes.result}>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </div>
  );
  if (error && !signUps) {
    return (
      <FailedRead
        error={error}
        message={messages.MY_EVENTS_FAILED}
        onRetry={() => refetch().catch(() => {})}
      />
    );
  }
  if (!signUps) {
    return (
      <>
        <LoadingText>Loading events...</LoadingText>
        <EventListSkeleton />
      </>
    );
  }
  const { nodes, pageInfo } = signUps;
  if (nodes.length === 0) {
    return (
      <>
        {resultNotice}
        <NoEvents hasEnded={hasEnded} />
      </>
    );
  }
  const giveBack = (signUp: (typeof nodes)[number]) => (
    <GiveBack signUp={signUp} onDone={showDone} onOutdated={() => refetch().catch(() => {})} isInList />
  );
  return (
    <>
      {resultNotice}
      <EventMonths events={nodes.map((signUp) => ({ ...signUp, action: giveBack(signUp) }))} />
      <MoreEvents
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
        failedMessage={messages.MY_EVENTS_FAILED}
      />
    </>
  );
}

function NoEvents({ hasEnded }: { hasEnded: boolean }) {
  if (hasEnded) return <EmptyState>{messages.NOTHING_PAST}</EmptyState>;
  return (
    <EmptyState action={<LinkButton to={paths.events}>Browse events</LinkButton>}>
      {messages.NO_SIGN_UPS}
    </EmptyState>
  );
}
