import { readFailureMessage } from '../../apollo/failure';
import { useSession } from '../../session/session';
import { FailedRead } from '../../ui/read-states';
import { ComingPeople } from './coming-people';
import { PeopleHeading } from './people-heading';
import { PeopleSkeleton } from './people-skeleton';
import { NOBODY_YET, PEOPLE_FAILED } from './sentences';
import type { EventSignUps } from './use-event-sign-ups';
import classes from './who-is-coming.module.css';
import { WhoIsComingForVisitors } from './who-is-coming-for-visitors';

interface Props {
  event: { id: string; signUpCount: number };
  signUps: EventSignUps;
}

export function WhoIsComing({ event, signUps }: Props) {
  const { status, viewer } = useSession();
  const people = signUps.event?.signUps;

  function content() {
    if (event.signUpCount === 0) return <p>{NOBODY_YET}</p>;
    if (status === 'ready' && !viewer) return <WhoIsComingForVisitors event={event} />;
    if (people) return <ComingPeople people={people} count={event.signUpCount} onMore={signUps.more} />;
    if (!signUps.error) return <PeopleSkeleton count={event.signUpCount} />;
    return <FailedRead message={readFailureMessage(signUps.error, PEOPLE_FAILED)} onRetry={signUps.retry} />;
  }

  return (
    <section aria-label="Who is coming" className={classes.section}>
      <PeopleHeading count={event.signUpCount} />
      {content()}
    </section>
  );
}
