import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { LoadMore } from '../../ui/load-more';
import { FailedRead, LoadingText } from '../../ui/page';
import { Person } from '../../ui/person';
import { type EventSignUps, FIRST_PEOPLE, MOST_PEOPLE } from '../places/event-sign-ups';
import type { ComingPeopleFragment, WhoIsComingFragment } from './gql/who-is-coming';
import * as messages from './messages';
import classes from './who-is-coming.module.css';

graphql(`
  fragment WhoIsComing on Event {
    id
    signUpCount
  }
`);

graphql(`
  fragment ComingPeople on SignUpConnection {
    nodes {
      id
      name
    }
    pageInfo {
      hasNextPage
    }
  }
`);

interface Props {
  event: FragmentRef<WhoIsComingFragment>;
  signUps: EventSignUps;
}

/** Nothing where there are no sign-ups: a page need not say what it has not got. */
export function WhoIsComing({ event: ref, signUps }: Props) {
  const { id, signUpCount } = readFragment<WhoIsComingFragment>(ref);
  const { status, viewer } = useSession();
  const people = signUps.event?.signUps;
  const hidden = Math.min(signUps.event?.hiddenSignUpCount ?? 0, signUpCount);

  function content() {
    if (status === 'ready' && !viewer) return <CountForVisitors eventId={id} count={signUpCount} />;
    if (people)
      return <ComingPeople people={people} count={signUpCount - hidden} hidden={hidden} signUps={signUps} />;
    if (!signUps.error) return <PeopleSkeleton count={signUpCount} />;
    return <FailedRead error={signUps.error} message={messages.PEOPLE_FAILED} onRetry={signUps.retry} />;
  }

  if (signUpCount === 0) return null;
  return (
    <section aria-label="Who is coming" className={classes.section}>
      <PeopleHeading count={signUpCount} hidden={people ? hidden : 0} />
      {content()}
    </section>
  );
}

/** @param hidden how many of them do not show their names to the viewer */
export function PeopleHeading({ count, hidden = 0 }: { count: number; hidden?: number }) {
  return (
    <h2>
      Who is coming <span className={classes.count}>· {messages.peopleCount(count, hidden)}</span>
    </h2>
  );
}

function CountForVisitors({ eventId, count }: { eventId: string; count: number }) {
  return (
    <p>
      {count === 1 ? '1 person has' : `${count} people have`} signed up.{' '}
      <Link to={paths.welcomeThen(paths.event(eventId))}>Log in</Link> to see their names.
    </p>
  );
}

interface ComingPeopleProps {
  people: FragmentRef<ComingPeopleFragment>;
  /** Of those who show their names. */
  count: number;
  hidden: number;
  signUps: EventSignUps;
}

function ComingPeople({ people, count, hidden, signUps: { error, more } }: ComingPeopleProps) {
  const { nodes, pageInfo } = readFragment<ComingPeopleFragment>(people);
  // Others may have signed up since the list was read. A few more it shows by itself, unless that has failed.
  const hasMore = pageInfo.hasNextPage || count > Math.max(nodes.length, error ? 0 : FIRST_PEOPLE);
  return (
    <>
      <ul className={classes.people}>
        {nodes.map(({ id, name }) => (
          <Person key={id} name={name} />
        ))}
      </ul>
      {hidden > 0 && <HiddenPeople count={hidden} />}
      <LoadMore
        count={nodes.length}
        hasMore={hasMore}
        label={count - nodes.length > MOST_PEOPLE ? 'Show more people' : 'Show all'}
        shown={hasMore ? `${nodes.length} of ${count} shown` : ''}
        items="[data-person]"
        isCentred={false}
        onMore={more}
        failedMessage={messages.PEOPLE_FAILED}
      />
    </>
  );
}

/** One row for all of them. */
function HiddenPeople({ count }: { count: number }) {
  return (
    <p className={classes.hidden}>
      <span className={classes.more} aria-hidden>
        +{count}
      </span>
      {messages.hiddenPeople(count)}
    </p>
  );
}

const skeletons = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** As many as will be shown, up to eight. */
export function PeopleSkeleton({ count }: { count: number }) {
  return (
    <>
      <LoadingText>Loading people...</LoadingText>
      <div className={classes.people} aria-hidden data-loading>
        {skeletons.slice(0, count).map((name) => (
          <Skeleton key={name} height={34} width="70%" />
        ))}
      </div>
    </>
  );
}
