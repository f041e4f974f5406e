/** The settings of a connection that fills a database: on a busy machine a statement takes longer than a person waits. */
export const noTimeLimits = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};
