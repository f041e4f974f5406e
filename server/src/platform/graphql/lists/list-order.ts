import type { z } from 'zod';
import type { Conditions } from '../../database/sql/conditions.js';
import type { PageRequest } from './page-request.js';

/** An order of a list: the SQL that its pages are read by, and the keys of its cursors. */
export interface ListOrder<Row, Keys extends readonly unknown[]> {
  /** Together unique. An index has them in this order, and can be read in both directions. */
  columns: readonly string[];
  /** The SQL of each key, with a `?` for its value; `?` alone where PostgreSQL knows its type. */
  values?: readonly string[];
  isDescending: boolean;
  /** The shape of the keys. */
  keys: z.ZodType<Keys>;
  keysOf(row: Row): Keys;
}

type OrderSql = Pick<ListOrder<never, never>, 'columns' | 'values' | 'isDescending'>;

/**
 * Restricts a list to what comes after a page's cursor, or before it where the list is read backwards.
 * @returns the end of the statement, which reads one row more than the page has: it tells whether there is another page
 */
export function addPage<Keys extends readonly unknown[]>(
  conditions: Conditions,
  order: OrderSql,
  page: PageRequest<Keys>,
): string {
  const reading = inReadingOrder(order, page);
  afterKeys(conditions, reading, page.from);
  return `ORDER BY ${sortedBy(reading)} LIMIT ${page.size + 1}`;
}

/** The order in which a page's rows are read: the list's own, or the reverse. */
export function inReadingOrder<Order extends OrderSql>(
  order: Order,
  { isBackward }: Pick<PageRequest<unknown>, 'isBackward'>,
): Order {
  return isBackward ? { ...order, isDescending: !order.isDescending } : order;
}

/** ORDER BY without its first words. */
export function sortedBy({ columns, isDescending }: OrderSql, by: readonly string[] = columns): string {
  return by.map((column) => `${column} ${isDescending ? 'DESC' : 'ASC'}`).join(', ');
}

/** Restricts a list to what comes after a row with these keys. */
export function afterKeys(
  conditions: Conditions,
  order: OrderSql,
  keys: readonly unknown[] | null,
): Conditions {
  return keys ? compareKeys(conditions, order, order.isDescending ? '<' : '>', keys) : conditions;
}

/** Restricts a list to what does not come after a row with these keys. */
export function upToKeys(conditions: Conditions, order: OrderSql, keys: readonly unknown[]): Conditions {
  return compareKeys(conditions, order, order.isDescending ? '>=' : '<=', keys);
}

function compareKeys(
  conditions: Conditions,
  { columns, values = columns.map(() => '?') }: OrderSql,
  operator: string,
  keys: readonly unknown[],
): Conditions {
  return conditions.add(`(${columns.join(', ')}) ${operator} (${values.join(', ')})`, ...keys);
}
