import { Skeleton } from '@mantine/core';
import { readFailureMessage } from '../../apollo/failure';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { contentAfterPage } from '../../ui/after-page';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { formatCount } from '../../ui/texts/count';
import { formatPrice, formatSum } from '../../ui/texts/price';
import classes from './event-figures.module.css';
import { type EventFiguresQuery, type FiguresEventFragment, useEventFiguresQuery } from './gql/event-figures';
import * as messages from './messages';
import { SignUpsByDay } from './sign-ups-by-day';

graphql(`
  fragment FiguresEvent on Event {
    id
    signUpCount
    capacity
    placesLeft
    waitingCount
    pricePence
    timeZone
    viewerRole
    hasEnded
    cancelledAt
    visibility
    ...EmbedEvent
  }
`);

graphql(`
  query EventFigures($eventId: ID!, $seesMoney: Boolean!) {
    event(id: $eventId) {
      id
      statistics {
        cancelledCount
        paidPence @include(if: $seesMoney)
        refundedPence @include(if: $seesMoney)
        signUpsByDay {
          date
          count
        }
      }
    }
  }
`);

const TellPeople = contentAfterPage(
  async () => (await import('../embeds/tell-people')).TellPeople,
  <Skeleton height={220} radius={14} aria-hidden data-loading />,
);

/** How an event sells: figures, of which those of money are the owner's, and the sign-ups day by day. */
export function EventFigures(props: { event: FragmentRef<FiguresEventFragment> }) {
  const event = readFragment<FiguresEventFragment>(props.event);
  const { data, error } = useEventFiguresQuery({
    variables: { eventId: event.id, seesMoney: event.viewerRole === 'OWNER' },
    fetchPolicy: 'cache-and-network',
  });
  const statistics = data?.event?.statistics;
  if (!statistics) {
    if (!error) return <Skeleton height={220} radius={14} aria-hidden data-loading />;
    return <Notice tone="danger">{readFailureMessage(error, messages.FIGURES_FAILED)}</Notice>;
  }
  const { signUpCount, waitingCount, hasEnded, cancelledAt } = event;
  const isFresh = signUpCount + statistics.cancelledCount + waitingCount === 0;
  if (isFresh && !hasEnded && !cancelledAt) {
    return <TellPeople event={event} eventId={event.id} isPublic={event.visibility === 'PUBLIC'} />;
  }
  return (
    <Card as="section" className={classes.figures} aria-label="How it sells">
      <dl>
        {figuresOf(event, statistics).map(({ name, figure, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={classes.figure}>{figure}</dd>
            <dd className={classes.note}>{note}</dd>
          </div>
        ))}
      </dl>
      <SignUpsByDay days={statistics.signUpsByDay} timeZone={event.timeZone} />
    </Card>
  );
}

type Statistics = NonNullable<NonNullable<EventFiguresQuery['event']>['statistics']>;

function noteOfCapacity(capacity: number | null | undefined): string {
  if (capacity == null) return 'no limit of places';
  return `of ${formatCount(capacity)} ${capacity === 1 ? 'place' : 'places'}`;
}

interface SignedUp {
  signUpCount: number;
  capacity: number | null | undefined;
  cancelledCount: number;
}

/** All people who signed up are counted, as in the chart: also people who gave their places back. */
function noteOfSignUps({ signUpCount, capacity, cancelledCount }: SignedUp): string {
  if (cancelledCount === 0) return noteOfCapacity(capacity);
  return `${formatCount(cancelledCount)} given back, ${formatCount(signUpCount)} ${noteOfCapacity(capacity)}`;
}

function figuresOf(
  { signUpCount, capacity, placesLeft, waitingCount, pricePence }: FiguresEventFragment,
  { cancelledCount, paidPence, refundedPence }: Statistics,
) {
  return [
    {
      name: 'Signed up',
      figure: formatCount(signUpCount + cancelledCount),
      note: noteOfSignUps({ signUpCount, capacity, cancelledCount }),
    },
    {
      name: 'Places left',
      figure: placesLeft === null ? 'Any number' : formatCount(placesLeft),
      note: noteOfPlaces({ signUpCount, capacity, placesLeft, waitingCount }),
    },
    paidPence !== undefined && {
      name: 'Paid',
      figure: formatSum(paidPence),
      note: pricePence === 0 ? 'free of charge' : `${formatPrice(pricePence)} each`,
    },
    refundedPence !== undefined && {
      name: 'Refunded',
      figure: formatSum(refundedPence),
      note: cancelledCount === 1 ? '1 place given back' : `${formatCount(cancelledCount)} places given back`,
    },
  ].filter((figure) => figure !== false);
}

type Places = Pick<FiguresEventFragment, 'signUpCount' | 'capacity' | 'placesLeft' | 'waitingCount'>;

/** A place that is neither taken nor left is held: for a person who pays, or who is offered a place. */
function noteOfPlaces({ signUpCount, capacity, placesLeft, waitingCount }: Places): string {
  const held = Math.max(0, (capacity ?? 0) - signUpCount - (placesLeft ?? 0));
  const people = waitingCount === 1 ? '1 person waiting' : `${formatCount(waitingCount)} people waiting`;
  const notes = [...(held > 0 ? [`${formatCount(held)} held`] : []), ...(waitingCount > 0 ? [people] : [])];
  if (notes.length > 0) return notes.join(', ');
  return placesLeft === 0 ? 'full' : '';
}
