import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { type EventAttendeesFragment, useEventAttendeesQuery } from '../../gql/graphql';
import { LoadMore } from '../../ui/load-more';
import { FailedRead } from '../../ui/page';
import { Person } from '../../ui/person';
import classes from './event-attendees.module.css';
import * as messages from './messages';
import { PaymentChip } from './payment-chip';
import { PeopleHeading, PeopleSkeleton } from './who-is-coming';

graphql(`
  fragment EventAttendees on Event {
    id
    signUpCount
    pricePence
  }
`);

graphql(`
  query EventAttendees($eventId: ID!, $after: String) {
    event(id: $eventId) {
      id
      signUpCount
      signUps(first: 20, after: $after) {
        nodes {
          id
          name
          email
          emailConfirmed
          payment {
            ...PaymentState
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

/** For the event's creator: who signed up, with their addresses. */
export function EventAttendees({ event }: { event: FragmentRef<EventAttendeesFragment> }) {
  const { id, signUpCount, pricePence } = readFragment<EventAttendeesFragment>(event);
  const { data, error, refetch, fetchMore } = useEventAttendeesQuery({
    variables: { eventId: id },
    fetchPolicy: 'cache-and-network',
  });
  const people = data?.event?.signUps;

  function content() {
    if (people?.nodes.length === 0) return <p>{messages.NOBODY_YET}</p>;
    if (!people && error) {
      return (
        <FailedRead
          error={error}
          message={messages.PEOPLE_FAILED}
          onRetry={() => refetch().catch(() => {})}
        />
      );
    }
    if (!people) return <PeopleSkeleton count={signUpCount} />;
    const { nodes, pageInfo } = people;
    return (
      <>
        <ul className={classes.people}>
          {nodes.map(({ id, name, email, emailConfirmed, payment }) => (
            <Person key={id} name={name}>
              {email && (
                <span>
                  <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
                  {emailConfirmed === false && <span className={classes.note}> not confirmed</span>}
                </span>
              )}
              <PaymentChip payment={payment} pricePence={pricePence} />
            </Person>
          ))}
        </ul>
        <LoadMore
          count={nodes.length}
          hasMore={pageInfo.hasNextPage}
          label="Show more people"
          shown={`${nodes.length} of ${signUpCount} shown`}
          items="[data-person]"
          isCentred={false}
          onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
          failedMessage={messages.PEOPLE_FAILED}
        />
      </>
    );
  }

  return (
    <section aria-label="Who is coming" className={classes.section}>
      <PeopleHeading count={signUpCount} />
      {content()}
    </section>
  );
}
