import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepFirstPages } from '../../../apollo/keyset-connection';
import { type Filters, readAfter, readFilters, writeFilters } from './event-filters';

/** The address holds the filters, so that a filtered list can be shared. */
export function useEventFilters() {
  const { cache } = useApolloClient();
  const [query, setQuery] = useSearchParams();
  // With what is chosen before the router has come to the last choice.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const change = useCallback(
    (some: Partial<Filters>) => {
      // To show hundreds of events again takes a phone seconds.
      keepFirstPages(cache);
      const view = [...latest.current].filter(([name]) => name === 'view' || name === 'month');
      const chosen = writeFilters({ ...readFilters(latest.current), ...some });
      latest.current = new URLSearchParams([...Object.entries(chosen), ...view]);
      // Not as a transition: while that renders, the old address renders too, and both ask for their lists in turn.
      setQuery(latest.current, { replace: true, preventScrollReset: true, flushSync: true });
    },
    [cache, setQuery],
  );
  return { filters: readFilters(query), after: readAfter(query), change };
}
