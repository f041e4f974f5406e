import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import type { EventHostsFragment } from './gql/event-hosts';

graphql(`
  fragment EventHosts on Event {
    id
    visibility
    hosts {
      id
      name
    }
  }
`);

/** More of them are counted. */
const NAMED = 3;

const list = new Intl.ListFormat('en-GB');

/** `Ada Ogunleye, Joan Whitlock, Wei Chen and 2 more`. */
export function hostsInWords(ref: FragmentRef<EventHostsFragment>): string {
  return list.format(shownNames(readFragment<EventHostsFragment>(ref).hosts));
}

/** The same, each name with a link to the public events of that host. An unlisted event gives a host no page. */
export function EventHosts({ event: ref }: { event: FragmentRef<EventHostsFragment> }): ReactNode {
  const { hosts, visibility } = readFragment<EventHostsFragment>(ref);
  if (visibility !== 'PUBLIC') return hostsInWords(ref);
  const rest = [...hosts.slice(0, NAMED)];
  return list.formatToParts(shownNames(hosts)).map(({ type, value }) => {
    const host = type === 'element' ? rest.shift() : undefined;
    return host ? (
      <Link key={host.id} to={paths.host(host.id)} dir="auto">
        {value}
      </Link>
    ) : (
      value
    );
  });
}

function shownNames(hosts: EventHostsFragment['hosts']): string[] {
  const shown = hosts.slice(0, NAMED).map(({ name }) => name);
  const others = hosts.length - shown.length;
  return others > 0 ? [...shown, `${others} more`] : shown;
}
