import { expect } from 'vitest';
import { statementsOf } from './statements.js';
import type { TestDatabase } from './test-database.js';

export interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/**
 * How PostgreSQL answers the one statement like `pattern` that `work` runs, with nothing said to its planner: all
 * nodes of the plan.
 * @param made for its values; or, as for a statement that is prepared, for any
 */
export async function planOfStatement(
  database: TestDatabase,
  pattern: RegExp,
  work: () => Promise<unknown>,
  made: 'for its values' | 'for any values' = 'for its values',
): Promise<Plan[]> {
  const plans = await plansOfStatements(database, pattern, work, made);
  expect(plans).toHaveLength(1);
  return plans[0] ?? [];
}

/** The same for each of several statements like `pattern`. */
export async function plansOfStatements(
  database: TestDatabase,
  pattern: RegExp,
  work: () => Promise<unknown>,
  made: 'for its values' | 'for any values' = 'for its values',
): Promise<Plan[][]> {
  const plans: Plan[][] = [];
  for (const { text, values } of await statementsOf(work)) {
    if (!pattern.test(text)) continue;
    const [row] = await database.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `EXPLAIN (FORMAT JSON${made === 'for any values' ? ', GENERIC_PLAN' : ''}) ${text}`,
      made === 'for any values' ? undefined : values,
    );
    plans.push(nodesOfPlan(row?.['QUERY PLAN'][0]?.Plan as Plan));
  }
  return plans;
}

export const nodesOfPlan = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOfPlan)];

export const namesOf = (plan: Plan[]) => plan.flatMap((node) => node['Index Name'] ?? []);
export const kindsOf = (plan: Plan[]) => plan.map((node) => node['Node Type']);
