import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { EventHostsFragment } from './gql/event-hosts';

graphql(`
  fragment EventHosts on Event {
    id
    hosts {
      id
      name
    }
  }
`);

/** More of them are counted. */
const NAMED = 3;

/** `Ada Ogunleye, Joan Whitlock, Wei Chen and 2 more`. */
export function hostsInWords(ref: FragmentRef<EventHostsFragment>): string {
  const names = readFragment<EventHostsFragment>(ref).hosts.map(({ name }) => name);
  const shown = names.slice(0, NAMED);
  const others = names.length - shown.length;
  return new Intl.ListFormat('en-GB').format(others > 0 ? [...shown, `${others} more`] : shown);
}
