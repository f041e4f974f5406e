import { graphql, readFragment } from '../../apollo/graphql';
import type { EventScope } from '../../gql/types';
import type { ImpactLinesFragment } from './gql/impact-lines';
import { useDeletionImpactQuery } from './gql/use-impact';

// Cancelling has the same effects on people.
graphql(`
  query DeletionImpact($id: ID!) {
    event(id: $id) {
      id
      date
      hasEnded
      cancelledAt
      signUpCount
      deletionImpact {
        ...ImpactLines
      }
      series {
        id
        events(first: 52, hasEnded: false) {
          nodes {
            id
            date
            cancelledAt
            signUpCount
            deletionImpact {
              ...ImpactLines
            }
          }
        }
      }
    }
  }
`);

/** The effects of ending an event, and of ending those that follow it in its series. */
export function useImpact(id: string, isOpen: boolean) {
  // Payments while the page is open are counted, too.
  const { data } = useDeletionImpactQuery({
    variables: { id },
    skip: !isOpen,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const event = data?.event;
  const following = (event?.series?.events.nodes ?? []).filter(
    ({ date, cancelledAt }) => event && date > event.date && !cancelledAt,
  );
  const impacts = [event, ...following].map((each) =>
    readFragment<ImpactLinesFragment>(each?.deletionImpact),
  );

  return {
    event,
    following,
    takesPlace: Boolean(event && !event.hasEnded && !event.cancelledAt),
    /** Null until it is loaded. */
    impactOf(scope: EventScope | null): ImpactLinesFragment | null {
      const meant = scope === 'THIS_AND_FOLLOWING' ? impacts : impacts.slice(0, 1);
      return meant.reduce((sum, impact) => (sum && impact ? added(sum, impact) : null), nobody);
    },
  };
}

const nobody = {
  signUpCount: 0,
  waitingCount: 0,
  refundCount: 0,
  refundPence: 0,
} as ImpactLinesFragment | null;

function added(one: ImpactLinesFragment, other: ImpactLinesFragment): ImpactLinesFragment {
  return {
    ...one,
    signUpCount: one.signUpCount + other.signUpCount,
    waitingCount: one.waitingCount + other.waitingCount,
    refundCount: one.refundCount + other.refundCount,
    refundPence: one.refundPence + other.refundPence,
  };
}
