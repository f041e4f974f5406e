/** Statements that undo or begin, or read: when one is lost nothing has been changed. */
const UNDOES_OR_BEGINS = /^\s*(START TRANSACTION|SAVEPOINT|ROLLBACK)\b/i;
const READS = /^\s*(SELECT\b|WITH\b(?!.*\b(INSERT|UPDATE|DELETE|MERGE)\b))/is;

export function isRead(statement: string): boolean {
  return READS.test(statement);
}

/** Whether a statement that was lost with its connection has stored nothing for certain. */
export function isWithoutEffect(statement: string, isInTransaction: boolean): boolean {
  if (isInTransaction) return statement !== 'COMMIT';
  return UNDOES_OR_BEGINS.test(statement) || isRead(statement);
}
