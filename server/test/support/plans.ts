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
  const statements = (await statementsOf(work)).filter(({ text }) => pattern.test(text));
  expect(statements).toHaveLength(1);
  const { text = '', values } = statements[0] ?? {};
  const [row] = await database.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `EXPLAIN (FORMAT JSON${made === 'for any values' ? ', GENERIC_PLAN' : ''}) ${text}`,
    made === 'for any values' ? undefined : values,
  );
  return nodesOfPlan(row?.['QUERY PLAN'][0]?.Plan as Plan);
}

export const nodesOfPlan = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOfPlan)];

export const namesOf = (plan: Plan[]) => plan.flatMap((node) => node['Index Name'] ?? []);
export const kindsOf = (plan: Plan[]) => plan.map((node) => node['Node Type']);
