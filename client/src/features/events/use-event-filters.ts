import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Filters, readFilters, writeFilters } from './event-filters';

/** The filters live in the address, so that a filtered list can be sent to someone. */
export function useEventFilters() {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (some: Partial<Filters>) =>
      setQuery((before) => writeFilters({ ...readFilters(before), ...some }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return { filters: readFilters(query), change };
}
