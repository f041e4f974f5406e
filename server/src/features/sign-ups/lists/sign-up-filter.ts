import type { Conditions } from '../../../platform/database/sql/conditions.js';
import { addSearch, costOfSignUpSearch } from './sign-up-search.js';

/** Which people of an event are asked for. Null: all of them. */
export interface SignUpFilter {
  /** Words in name or address. */
  search: string | null;
  /** Whether they have been let in at a door. */
  arrived: boolean | null;
  /** Whether mail does not reach them. */
  unreachable: boolean | null;
}

/** The arguments of a list, as they are asked for. */
export interface GivenFilter {
  search?: string | null | undefined;
  arrived?: boolean | null | undefined;
  unreachable?: boolean | null | undefined;
}

/**
 * The cost of a list by a fact of another table beside its result, in objects: the rows of the event are looked through, as by a
 * search for one word.
 */
const COST_OF_FACT = 20;

/** SQL. Each row is looked up by the primary key of the other table. */
const facts = {
  arrived: 'EXISTS (SELECT FROM arrivals WHERE arrivals.sign_up_id = sign_ups.id)',
  unreachable: 'EXISTS (SELECT FROM mail_problems WHERE mail_problems.email = sign_ups.email)',
};
const factNames = Object.keys(facts) as (keyof typeof facts)[];

export function signUpFilterOf({ search, arrived, unreachable }: GivenFilter): SignUpFilter {
  return { search: search?.trim() || null, arrived: arrived ?? null, unreachable: unreachable ?? null };
}

/** Restricts the sign-ups of an event. */
export function addFilter(conditions: Conditions, filter: SignUpFilter): Conditions {
  if (filter.search !== null) addSearch(conditions, filter.search);
  for (const name of factNames) {
    if (filter[name] !== null) conditions.add(filter[name] ? facts[name] : `NOT ${facts[name]}`);
  }
  return conditions;
}

/** The cost of a filter beside its result, in objects; null for none. */
export function costOfFilter(filter: SignUpFilter): number | null {
  const words = filter.search === null ? 0 : (costOfSignUpSearch(filter.search) ?? 0);
  const asked = factNames.filter((name) => filter[name] !== null);
  return words + asked.length * COST_OF_FACT || null;
}

export function isFiltered(filter: SignUpFilter): boolean {
  return Object.values(filter).some((value) => value !== null);
}
