import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useCallback } from 'react';
import { type DateChoice, dateChoices } from './date-choice';
import classes from './event-filter-bar.module.css';
import type { Filters, PriceChoice } from './event-filters';
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
      <NativeSelect
        aria-label="Date"
        data={dateChoices}
        value={filters.date}
        onChange={({ currentTarget }) => onChange({ date: currentTarget.value as DateChoice })}
      />
      <SegmentedControl
        aria-label="Price"
        className={classes.price}
        data={[
          { value: 'all', label: 'All' },
          { value: 'free', label: 'Free' },
          { value: 'paid', label: 'Paid' },
        ]}
        value={filters.price}
        onChange={(price) => onChange({ price: price as PriceChoice })}
      />
    </search>
  );
}
