import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { type FragmentRef, graphql, readFragment, toFragmentRef } from '../../apollo/graphql';
import { useSession } from '../../session/session';
import { IconCircleCheckFilled } from '../../ui/icons/for-events';
import { IconClock } from '../../ui/icons/for-everyone';
import { type OwnMarkFragment, OwnMarkFragmentDoc } from './gql/own-mark';
import classes from './own-mark.module.css';

// Null for anonymous visitors, so that the same query serves everybody.
graphql(`
  fragment OwnMark on Event {
    id
    hasEnded
    cancelledAt
    viewerSignUp {
      id
    }
    viewerWaitingListEntry {
      id
      offerExpiresAt
    }
  }
`);

type Standing = 'going' | 'waiting' | 'offered';

/**
 * The cache's copy of it: the list from which a person opens an event has read it already, so that nothing moves
 * later.
 * @returns null while it is not known
 */
export function useStoredOwnMark(eventId: string): FragmentRef<OwnMarkFragment> | null {
  const from = { __typename: 'Event', id: eventId };
  const { data, complete } = useFragment({ fragment: OwnMarkFragmentDoc, from });
  return complete ? toFragmentRef<OwnMarkFragment>(data) : null;
}

/** The viewer's place at an event that is neither over nor cancelled; null: nothing, or nothing known. */
export function useOwnStanding(ref: FragmentRef<OwnMarkFragment> | null): Standing | null {
  const { viewer } = useSession();
  const own = readFragment<OwnMarkFragment>(ref);
  if (!viewer || !own || own.hasEnded || own.cancelledAt) return null;
  if (own.viewerSignUp) return 'going';
  if (!own.viewerWaitingListEntry) return null;
  return own.viewerWaitingListEntry.offerExpiresAt ? 'offered' : 'waiting';
}

interface Props {
  event: FragmentRef<OwnMarkFragment>;
  /** Shown to a person who has nothing at the event. */
  otherwise?: ReactNode;
}

export function OwnMark({ event, otherwise }: Props) {
  const standing = useOwnStanding(event);
  if (standing === null) return otherwise;
  if (standing === 'going') return <Going />;
  return (
    <span className={classes.mark}>
      <IconClock size={18} stroke={1.75} aria-hidden />
      {standing === 'offered' ? 'A place for you' : 'In line'}
    </span>
  );
}

export function Going() {
  return (
    <span className={classes.mark}>
      <IconCircleCheckFilled size={18} aria-hidden />
      You’re going
    </span>
  );
}
