import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { formatOrdinal } from '../../ui/texts/ordinal';
import type { WaitingPlaceFragment } from './gql/waiting-heading';

graphql(`
  fragment WaitingPlace on WaitingListEntry {
    id
    name
    email
    position
    joinedAt
    offerExpiresAt
  }
`);

/** The heading of the card for a person who waits. */
export function waitingHeading(ref: FragmentRef<WaitingPlaceFragment>): string {
  const { position, offerExpiresAt } = readFragment<WaitingPlaceFragment>(ref);
  if (offerExpiresAt) return 'A place for you';
  return `You are ${formatOrdinal(position)} in line`;
}
