/**
 * SQL: whether there is such a row, looked up by an index for each row that asks. PostgreSQL makes a join of an EXISTS, and
 * would read all sign-ups of an event for each person who signs up to it.
 * @param rows a table with its condition: `accounts WHERE id = wanted.account_id`
 */
export function isThere(rows: string): string {
  return `((SELECT true FROM ${rows} LIMIT 1) IS NOT NULL)`;
}
