import { useSearchParams } from 'react-router-dom';
import { today } from '../../ui/dates/local-date';
import { firstWeekday, readMonth, weeksOf } from './month-dates';

/** The month that the address names, with the days of its weeks. */
export function useMonth() {
  const [query, setQuery] = useSearchParams();
  const month = readMonth(query.get('month'), today());
  const days = weeksOf(month, firstWeekday()).flat();
  function setMonth(next: string) {
    const search = new URLSearchParams(query);
    search.set('month', next);
    // At once: the next key or press goes on from this month.
    setQuery(search, { replace: true, preventScrollReset: true, flushSync: true });
  }
  return { month, setMonth, range: { from: days[0] ?? '', to: days.at(-1) ?? '' } };
}
