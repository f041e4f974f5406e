import { addDays } from '../../ui/dates/local-date';
import { inOtherMonth } from './month-dates';

/** The day to which a key leads; undefined for other keys. */
export function dayByKey(
  key: string,
  day: string,
  weeks: string[][],
  fromRight: boolean,
): string | undefined {
  const week = weeks.find((each) => each.includes(day));
  const aside = fromRight ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, aside);
    case 'ArrowLeft':
      return addDays(day, -aside);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return week?.[0];
    case 'End':
      return week?.at(-1);
    case 'PageDown':
      return inOtherMonth(day, 1);
    case 'PageUp':
      return inOtherMonth(day, -1);
    default:
      return undefined;
  }
}
