import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { Late, latePart } from '../../ui/late';
import { FailedRead, LoadingText } from '../../ui/page';
import type { EventSignUps } from '../places/event-sign-ups';
import type { WhoIsComingFragment } from './gql/who-is-coming';
import * as messages from './messages';
import classes from './who-is-coming.module.css';

graphql(`
  fragment WhoIsComing on Event {
    id
    signUpCount
  }
`);

const comingPeople = latePart(async () => (await import('./coming-people')).ComingPeople);

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
      return <Late part={comingPeople} props={{ people, count: signUpCount - hidden, hidden, signUps }} />;
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
