/** How a stored value ends. The rest of `stays: …` says until when, or why. */
type Fate = 'ROW_DELETED' | 'EMPTIED' | `stays: ${string}`;

/** The end of a value that can say something about a person. */
export interface Erasure {
  /** When the account of the person is deleted. */
  withAccount: Fate;
  /** When the event ended more than RETENTION_MONTHS ago. */
  whenOld: Fate;
}

/** The rules for all columns of one table, by their names in the database. The root's `personal-data.ts` lists all tables. */
export interface TableRules {
  table: string;
  /** The columns that can say something about a person, by their end. */
  personal: readonly (readonly [Erasure, ...string[]])[];
  /** The columns that say nothing about a person, whatever is stored in them. */
  notPersonal: readonly string[];
}

export function columnRules(table: string, rules: Partial<Omit<TableRules, 'table'>>): TableRules {
  return { table, personal: [], notPersonal: [], ...rules };
}

export const OF_ACCOUNT: Erasure = {
  withAccount: 'ROW_DELETED',
  whenOld: 'stays: of the account, not of an event',
};
export const OF_PLACE: Erasure = { withAccount: 'ROW_DELETED', whenOld: 'ROW_DELETED' };

/** The end of a value that stays in both cases, for one reason. */
export function stays(reason: string): Erasure {
  return { withAccount: `stays: ${reason}`, whenOld: `stays: ${reason}` };
}
