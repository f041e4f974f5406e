import { useSearchParams } from 'react-router-dom';
import * as messages from './messages';

interface Filter {
  label: string;
  /** Said where it finds nobody. */
  empty: string;
  /** The arguments of the list. */
  asked: { arrived?: boolean; unreachable?: boolean };
}

/** The people that the list can show, by the name in the page's address. */
const filters = {
  all: { label: 'Everybody', empty: messages.NOBODY_YET, asked: {} },
  arrived: { label: 'Arrived', empty: messages.NOBODY_ARRIVED, asked: { arrived: true } },
  missing: { label: 'Not arrived', empty: messages.EVERYBODY_ARRIVED, asked: { arrived: false } },
  unreachable: {
    label: 'Mail does not reach',
    empty: messages.EVERYBODY_REACHED,
    asked: { unreachable: true },
  },
} satisfies Record<string, Filter>;

export type ShownPeople = keyof typeof filters;

export const shownPeopleOptions = Object.entries(filters).map(([value, { label }]) => ({
  value: value as ShownPeople,
  label,
}));

const PARAMETER = 'show';

/** The query of an address that shows these people of an event. */
export function queryOfPeople(shown: ShownPeople): string {
  return `?${new URLSearchParams({ [PARAMETER]: shown })}`;
}

/** The people that are shown. They are in the address, so that a link leads to them. */
export function useShownPeople() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(PARAMETER) ?? 'all';
  const shown = Object.hasOwn(filters, asked) ? (asked as ShownPeople) : 'all';
  function show(next: ShownPeople) {
    const changed = new URLSearchParams(query);
    if (next === 'all') changed.delete(PARAMETER);
    else changed.set(PARAMETER, next);
    setQuery(changed, { replace: true, preventScrollReset: true });
  }
  const filter: Filter = filters[shown];
  return { shown, show, filter };
}
