import { formatMonthAndYear } from '../../ui/local-date';

export interface Month<Item> {
  name: string;
  items: Item[];
}

/** Keeps the order it is given: the list comes sorted by date. */
export function groupByMonth<Item extends { date: string }>(items: readonly Item[]): Month<Item>[] {
  const months: Month<Item>[] = [];
  for (const item of items) {
    const name = formatMonthAndYear(item.date);
    const last = months.at(-1);
    if (last?.name === name) last.items.push(item);
    else months.push({ name, items: [item] });
  }
  return months;
}
