import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { OwnEventRowFragment, StaffDashboardPageQuery } from '../../gql/graphql';
import { paths } from '../../paths';
import { Card } from '../../ui/card';
import { DateBlock, today } from '../../ui/local-date';
import { EmptyState, LinkButton, LoadingText } from '../../ui/page';
import { PriceChip } from '../../ui/price';
import { EventPlaceAndTime } from '../events/event-card';
import { MoreEvents } from '../events/event-list';
import * as messages from './messages';
import classes from './own-events.module.css';

graphql(`
  fragment OwnEventRow on Event {
    id
    title
    description
    location
    type
    date
    startTime
    endTime
    timeZone
    pricePence
    signUpCount
  }
`);

interface Props {
  connection: NonNullable<StaffDashboardPageQuery['viewer']>['events'] | undefined;
  onMore: (after: string | null) => Promise<unknown>;
}

export function OwnEvents({ connection, onMore }: Props) {
  if (!connection) {
    return (
      <>
        <LoadingText>Loading events...</LoadingText>
        <OwnEventsSkeleton />
      </>
    );
  }
  const { nodes, pageInfo } = connection;
  if (nodes.length === 0) {
    return (
      <EmptyState action={<LinkButton to={paths.createEvent}>Create your first event</LinkButton>}>
        {messages.NO_OWN_EVENTS}
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="visually-hidden">Events</h2>
      <ul className={classes.rows}>
        {nodes.map((event) => (
          <OwnEventRow key={event.id} event={event} />
        ))}
      </ul>
      <MoreEvents
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        onMore={() => onMore(pageInfo.endCursor)}
      />
    </>
  );
}

function OwnEventRow(props: { event: FragmentRef<OwnEventRowFragment> }) {
  const event = readFragment<OwnEventRowFragment>(props.event);
  return (
    <Card as="li" isLink className={classes.row}>
      <DateBlock date={event.date} />
      <div className={classes.body}>
        <h3>
          <Link to={paths.staffEvent(event.id)} data-event-link>
            {event.title}
          </Link>
        </h3>
        <p className={classes.description}>{event.description}</p>
        <div className={classes.facts}>
          <EventPlaceAndTime {...event} />
          <span>{event.date < today() ? `${event.type} · over` : event.type}</span>
          <PriceChip pence={event.pricePence} />
        </div>
      </div>
      <p className={classes.signUps}>
        <span className={classes.count}>{event.signUpCount}</span> signed up
      </p>
    </Card>
  );
}

const skeletons = ['first', 'second', 'third', 'fourth'];

function OwnEventsSkeleton() {
  return (
    <div className={classes.rows} aria-hidden>
      {skeletons.map((name) => (
        <Card key={name} className={classes.row}>
          <Skeleton width={64} height={76} />
          <div className={classes.body}>
            <Skeleton width="40%" height={20} mb={12} />
            <Skeleton width="75%" height={14} mb={12} />
            <Skeleton width="50%" height={14} />
          </div>
        </Card>
      ))}
    </div>
  );
}
