import type { Conditions } from '../../../platform/database/sql/conditions.js';
import { addSearch, costOfSignUpSearch } from './sign-up-search.js';

/** Which people of an event are asked for. Null: all of them. */
export interface SignUpFilter {
  /** Words in name or address. */
  search: string | null;
  /** Whether they have been let in at a door. */
  arrived: boolean | null;
}

/** The cost of a list by arrival beside its result, in objects: the rows of the event are looked through, as by a search for one word. */
const COST_OF_ARRIVED = 20;

export function signUpFilterOf(search?: string | null, arrived?: boolean | null): SignUpFilter {
  return { search: search?.trim() || null, arrived: arrived ?? null };
}

/** Restricts the sign-ups of an event. Each row is looked up by the primary key of the arrivals. */
export function addFilter(conditions: Conditions, { search, arrived }: SignUpFilter): Conditions {
  if (search !== null) addSearch(conditions, search);
  if (arrived === null) return conditions;
  const hasArrived = 'EXISTS (SELECT FROM arrivals WHERE arrivals.sign_up_id = sign_ups.id)';
  return conditions.add(arrived ? hasArrived : `NOT ${hasArrived}`);
}

/** The cost of a filter beside its result, in objects; null for none. */
export function costOfFilter({ search, arrived }: SignUpFilter): number | null {
  const words = search === null ? 0 : (costOfSignUpSearch(search) ?? 0);
  return words + (arrived === null ? 0 : COST_OF_ARRIVED) || null;
}
