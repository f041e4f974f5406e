import { readFailureMessage } from '../../apollo/failure';
import { useMyEventsPageQuery } from '../../gql/hooks';
import { Page, PageHeading } from '../../ui/page';
import { FailedRead } from '../../ui/read-states';
import { LogInToSeeEvents } from './log-in-to-see-events';
import { MyEvents } from './my-events';
import { MY_EVENTS_FAILED } from './sentences';

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
