import type { EventFilter } from '../../gql/graphql';
import { addDays } from '../../ui/local-date';

export type DateChoice = 'any' | 'today' | 'week' | 'month' | 'past';

export const dateChoices: { value: DateChoice; label: string }[] = [
  { value: 'any', label: 'Any date' },
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'Next 7 days' },
  { value: 'month', label: 'Next 30 days' },
  { value: 'past', label: 'Past events' },
];

/** What is on starts today: events that are over are a choice of their own. */
export function datesOf(choice: DateChoice, today: string): Pick<EventFilter, 'from' | 'to'> {
  switch (choice) {
    case 'any':
      return { from: today };
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: today, to: addDays(today, 6) };
    case 'month':
      return { from: today, to: addDays(today, 29) };
    case 'past':
      return { to: addDays(today, -1) };
  }
}
