import type { MouseEvent } from 'react';
import { graphql } from '../../../apollo/graphql';
import { today } from '../../../ui/dates/local-date';
import { useOwnDay } from '../../../ui/dates/own-clock';
import { addressOf, addressOfMonth, type Filters, listedTypes } from './event-filters';
import { useListedTypesQuery } from './gql/type-chips';
import classes from './type-chips.module.css';

graphql(`
  query ListedTypes($filter: EventFilter!) {
    eventTypes(filter: $filter, limit: 6) {
      type
      eventCount
    }
  }
`);

interface Props {
  filters: Filters;
  /** Whether they are of a month: then they lead to it, and have no counts. */
  isMonth: boolean;
  onChange: (some: Partial<Filters>) => void;
}

/** The most frequent types of what the other filters leave, each one press away. Links, so that they work without scripts. */
export function TypeChips({ filters, isMonth, onChange }: Props) {
  const variables = listedTypes(filters, today(useOwnDay()));
  const { data, previousData } = useListedTypesQuery({ variables, fetchPolicy: 'cache-and-network' });
  const types = (data ?? previousData)?.eventTypes ?? [];
  // The numbers are of a list without a search.
  const showsCounts = !isMonth && filters.search.trim() === '';
  if (types.length < 2 && !filters.type) return null;
  return (
    <nav aria-label="Types" className={classes.chips}>
      {types.map(({ type, eventCount }) => {
        const isChosen = type.toLowerCase() === filters.type.trim().toLowerCase();
        const next = isChosen ? '' : type;
        function choose(event: MouseEvent) {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onChange({ type: next });
        }
        return (
          <a
            key={type}
            href={(isMonth ? addressOfMonth : addressOf)({ ...filters, type: next })}
            aria-current={isChosen || undefined}
            onClick={choose}
          >
            <span dir="auto">{type}</span> {showsCounts && <small>{eventCount}</small>}
          </a>
        );
      })}
    </nav>
  );
}
