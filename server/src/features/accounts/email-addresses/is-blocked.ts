/** Whether the operator has blocked the account of a row: SQL for a statement that reads from `accounts`. */
export const IS_BLOCKED =
  'EXISTS (SELECT FROM blocked_addresses WHERE blocked_addresses.email = accounts.email)';
