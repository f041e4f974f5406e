import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { LoadMore } from '../../ui/load-more';
import { Initials, Person } from '../../ui/person';
import { type EventSignUps, FIRST_PEOPLE, MOST_PEOPLE } from '../places/event-sign-ups';
import type { ComingPeopleFragment } from './gql/coming-people';
import * as messages from './messages';
import classes from './who-is-coming.module.css';

graphql(`
  fragment ComingPeople on SignUpConnection {
    nodes {
      id
      name
    }
    pageInfo {
      hasNextPage
    }
  }
`);

interface ComingPeopleProps {
  people: FragmentRef<ComingPeopleFragment>;
  /** How many people show their names to the viewer. */
  count: number;
  hidden: number;
  signUps: EventSignUps;
}

/** The people who show their names to the viewer, and how many do not. */
export function ComingPeople({ people, count, hidden, signUps: { error, more } }: ComingPeopleProps) {
  const { nodes, pageInfo } = readFragment<ComingPeopleFragment>(people);
  // Others may have signed up since the list was read. A few more it shows by itself, unless that has failed.
  const hasMore = pageInfo.hasNextPage || count > Math.max(nodes.length, error ? 0 : FIRST_PEOPLE);
  return (
    <>
      <ul className={classes.people}>
        {nodes.map(({ id, name }) => (
          <Person key={id} name={name} />
        ))}
      </ul>
      {hidden > 0 && <HiddenPeople count={hidden} />}
      <LoadMore
        count={nodes.length}
        hasMore={hasMore}
        label={count - nodes.length > MOST_PEOPLE ? 'Show more people' : 'Show all'}
        shown={hasMore ? `${nodes.length} of ${count} shown` : ''}
        items="[data-person]"
        isCentred={false}
        onMore={more}
        failedMessage={messages.PEOPLE_FAILED}
      />
    </>
  );
}

/** One row for all of them. */
function HiddenPeople({ count }: { count: number }) {
  return (
    <p className={classes.hidden}>
      <span className={classes.more} aria-hidden>
        +{count}
      </span>
      {messages.hiddenPeople(count)}
    </p>
  );
}

/** As many discs as are told apart at a glance. */
const DISCS = 5;
const NAMED = 2;

const list = new Intl.ListFormat('en-GB');

interface FacesProps {
  people: FragmentRef<ComingPeopleFragment>;
  /** All who are coming. */
  count: number;
  /** The viewer's own place; null without one. */
  ownId: string | null;
}

/**
 * The line under the title: `You, Priya and 5 more are coming`, the viewer first and then the latest, with a disc for each of the first. Only people who
 * show their names to the viewer have a name or a disc.
 */
export function ComingFaces({ people, count, ownId }: FacesProps) {
  const listed = readFragment<ComingPeopleFragment>(people).nodes;
  const nodes = listed.toSorted((one, other) => Number(other.id === ownId) - Number(one.id === ownId));
  // The person may stand further down in the list than it is loaded.
  const own = ownId === null ? [] : ['You'];
  const others = nodes.filter(({ id }) => id !== ownId).map(({ name }) => firstName(name));
  const names = [...own, ...others].slice(0, NAMED);
  if (names.length === 0) return null;
  const more = count - names.length;
  const parts = list.formatToParts(more > 0 ? [...names, `${more} more`] : names);
  return (
    <p className={classes.faces}>
      {nodes.slice(0, DISCS).map(({ id, name }) => (
        <Initials key={id} name={name} />
      ))}
      <span>
        {parts.map(({ value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name.
          <bdi key={index}>{value}</bdi>
        ))}
        {count > 1 || ownId !== null ? ' are' : ' is'} coming
      </span>
    </p>
  );
}

/** Titles and the like count as names: nothing tells them apart. */
function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
