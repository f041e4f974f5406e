import { useCallback } from 'react';
import { Segmented, Select } from '../../ui/choice';
import { dateChoices } from './date-choice';
import classes from './event-filter-bar.module.css';
import { type Filters, priceChoices } from './event-filters';
import { EventSearch } from './event-search';
import { EventTypeSelect } from './event-type-select';

interface Props {
  filters: Filters;
  onChange: (some: Partial<Filters>) => void;
}

export function EventFilterBar({ filters, onChange }: Props) {
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange]);
  return (
    <search className={classes.bar} aria-label="Events">
      <EventSearch value={filters.search} onChange={onSearch} />
      <EventTypeSelect value={filters.type} onChange={(type) => onChange({ type })} />
      <Select
        label="Date"
        options={dateChoices}
        value={filters.date}
        onChange={(date) => onChange({ date })}
      />
      <Segmented
        label="Price"
        options={priceChoices}
        value={filters.price}
        onChange={(price) => onChange({ price })}
      />
    </search>
  );
}
