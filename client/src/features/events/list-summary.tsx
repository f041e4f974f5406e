import { Button } from '@mantine/core';
import { useRef } from 'react';
import { formatShortDate } from '../../ui/dates/local-date';
import { useOwnDay } from '../../ui/dates/own-clock';
import { IconX } from '../../ui/icons/for-events';
import { dateChoices, type Filters, isFiltered, noFilters, priceChoices } from './filters/event-filters';
import classes from './list-summary.module.css';
import * as messages from './messages';

interface Props {
  filters: Filters;
  /** How many events the filters leave; undefined while that is not known. */
  total: number | undefined;
  /** Whether the list below is another one's, until this one's is there. */
  isLoading: boolean;
  onChange: (some: Partial<Filters>) => void;
}

/** How many events there are, and what the list is filtered by. */
export function ListSummary({ filters, total, isLoading, onChange }: Props) {
  const count = useRef<HTMLParagraphElement>(null);
  function change(some: Partial<Filters>) {
    onChange(some);
    // The button that was pressed has been removed.
    count.current?.focus();
  }
  return (
    <div className={classes.summary}>
      <p ref={count} tabIndex={-1} className={classes.count}>
        {isLoading && messages.LOADING}
        {total !== undefined && messages.eventCount(total, filters.date === 'coming', filters.search !== '')}
      </p>
      {isFiltered(filters) && <Chips filters={filters} onChange={change} />}
      {/* Where nothing is left, the list itself has this button. */}
      {isFiltered(filters) && total !== 0 && (
        <Button variant="subtle" className={classes.clear} onClick={() => change(noFilters)}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

/** Each is removed by one press. */
function Chips({ filters, onChange }: Pick<Props, 'filters' | 'onChange'>) {
  const today = useOwnDay();
  return (
    <ul className={classes.chips} aria-label="Filters">
      {chipsOf(filters, today).map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={classes.chip}
            aria-label={`Remove filter: ${label}`}
            onClick={() => onChange(without)}
          >
            <span dir="auto">{label}</span>
            <IconX size={16} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Chip {
  label: string;
  /** The filters that take its place. */
  without: Partial<Filters>;
}

/** The filters in words. */
export function chipsOf({ search, type, date, price, from, to }: Filters, today: Date): Chip[] {
  const dates = date === 'dates' ? rangeLabel(from, to, today) : labelOf(dateChoices, date);
  const { search: noSearch, type: anyType, date: coming, price: anyPrice } = noFilters;
  return [
    ...(search.trim() ? [{ label: `“${search.trim()}”`, without: { search: noSearch } }] : []),
    ...(type ? [{ label: type, without: { type: anyType } }] : []),
    ...(date !== coming ? [{ label: dates, without: { date: coming } }] : []),
    ...(price !== anyPrice ? [{ label: labelOf(priceChoices, price), without: { price: anyPrice } }] : []),
  ];
}

function labelOf<Value>(choices: { value: Value; label: string }[], chosen: Value): string {
  return choices.find(({ value }) => value === chosen)?.label ?? '';
}

function rangeLabel(from: string | undefined, to: string | undefined, today: Date): string {
  const [first, last] = [from, to].map((date) => date && formatShortDate(date, today));
  if (first && last) return first === last ? first : `${first} – ${last}`;
  if (first) return `From ${first}`;
  return last ? `Until ${last}` : 'Any date';
}
