import { useSearchParams } from 'react-router-dom';
import { Segmented } from '../../ui/forms/choice';
import { asksForMonth } from './filters/event-filters';

/** A list or a month, kept in the address. */
export function ViewSwitch() {
  const [query, setQuery] = useSearchParams();
  return (
    <Segmented
      label="View"
      options={[
        { value: 'list', label: 'List' },
        { value: 'month', label: 'Month' },
      ]}
      value={asksForMonth(query) ? 'month' : 'list'}
      onChange={(view) => {
        const next = new URLSearchParams(query);
        next.delete('month');
        if (view === 'month') next.set('view', view);
        else next.delete('view');
        setQuery(next, { replace: true, preventScrollReset: true, flushSync: true });
      }}
    />
  );
}
