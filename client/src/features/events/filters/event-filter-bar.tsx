import { TextInput } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { graphql } from '../../../apollo/graphql';
import { timings } from '../../../timings';
import { Card } from '../../../ui/card';
import { today } from '../../../ui/dates/local-date';
import { useOwnDay } from '../../../ui/dates/own-clock';
import { Segmented, Select } from '../../../ui/forms/choice';
import { IconSearch } from '../../../ui/icons/for-events';
import * as messages from '../messages';
import classes from './event-filter-bar.module.css';
import { dateChoices, type Filters, priceChoices } from './event-filters';
import { useEventTypesQuery } from './gql/event-filter-bar';

graphql(`
  query EventTypes {
    eventTypes(limit: 200) {
      type
      eventCount
    }
  }
`);

interface Props {
  filters: Filters;
  /** Whether they choose the dates. A month has its own. */
  hasDates: boolean;
  onChange: (some: Partial<Filters>) => void;
}

export function EventFilterBar({ filters, hasDates, onChange }: Props) {
  const day = today(useOwnDay());
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange]);
  return (
    <Card as="search" className={classes.bar} aria-label="Events">
      <EventSearch value={filters.search} onChange={onSearch} />
      <EventTypeSelect value={filters.type} onChange={(type) => onChange({ type })} />
      {hasDates && (
        <Select
          label="Date"
          options={dateChoices}
          value={filters.date}
          onChange={(date) => onChange(date === 'dates' ? { date, from: day } : { date })}
        />
      )}
      <Segmented
        label="Price"
        options={priceChoices}
        value={filters.price}
        onChange={(price) => onChange({ price })}
      />
      {hasDates && filters.date === 'dates' && <DateRange filters={filters} onChange={onChange} />}
    </Card>
  );
}

function DateRange({ filters: { from, to }, onChange }: Omit<Props, 'hasDates'>) {
  return (
    <fieldset className={classes.range}>
      <legend className="visually-hidden">Dates</legend>
      <TextInput
        type="date"
        label="From"
        value={from ?? ''}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label="To"
        value={to ?? ''}
        onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
      />
    </fieldset>
  );
}

interface TextFilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** Searches once the typing pauses; not during a navigation, which a search would cancel. */
function EventSearch({ value, onChange }: TextFilterProps) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const isNavigating = useNavigation().state !== 'idle';

  if (value !== lastValue) {
    setLastValue(value);
    // The result of the own search must not undo what was typed since.
    if (value !== searched) {
      setTyped(value);
      setSearched(value);
    }
  }

  useEffect(() => {
    if (typed === searched || isNavigating) return;
    const timer = setTimeout(() => {
      setSearched(typed);
      onChange(typed);
    }, timings.searchPause);
    return () => clearTimeout(timer);
  }, [typed, searched, isNavigating, onChange]);

  return (
    <TextInput
      type="search"
      aria-label="Search events"
      placeholder="Search events"
      maxLength={200}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}

/** The types of all events, the most frequent first, and the chosen one even if no event is of it. */
function EventTypeSelect({ value, onChange }: TextFilterProps) {
  const { data } = useEventTypesQuery();
  const types = data?.eventTypes ?? [];
  // An address may spell it in another case.
  const chosen = types.find(({ type }) => type.toLowerCase() === value.trim().toLowerCase())?.type ?? value;
  const options = types.map(({ type, eventCount }) => ({
    value: type,
    label: messages.typeWithCount(type, eventCount),
  }));
  if (chosen && !types.some(({ type }) => type === chosen)) options.push({ value: chosen, label: chosen });
  return (
    <Select
      label="Type"
      options={[{ value: '', label: 'Any type' }, ...options]}
      value={chosen}
      onChange={onChange}
    />
  );
}
