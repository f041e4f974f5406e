import { ApolloServer } from '@apollo/server';
import { buildSchema } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { asRequest, currentRequest } from '../../database/admission/request-state.js';
import { CostBudget } from './cost-budget.js';
import { type CostPayers, limitCost } from './cost-limit.js';

const LIMIT = 10_000;
const anonymous: CostPayers = { networkAddressKey: 'network', callerKey: null };
const signedIn: CostPayers = { networkAddressKey: 'network', callerKey: 'account' };

let budget: CostBudget;
let server: ApolloServer<{ costPayers: CostPayers }>;
beforeEach(() => {
  budget = new CostBudget(LIMIT);
  const schema = buildSchema('type Query { slow: Int, quick: Int } type Mutation { slow: Int }');
  server = new ApolloServer({
    schema,
    rootValue: { slow: () => useDatabase(100), quick: () => useDatabase(0.1) },
    plugins: [limitCost(budget, () => {})],
  } as ConstructorParameters<typeof ApolloServer<{ costPayers: CostPayers }>>[0]);
});

function useDatabase(milliseconds: number): number {
  const request = currentRequest();
  if (request) request.databaseTime.milliseconds += milliseconds;
  return 1;
}

const ask = (query: string, costPayers: CostPayers) =>
  asRequest('ordinary', () => server.executeOperation({ query }, { contextValue: { costPayers } }));
const spentBy = (key: string) => LIMIT - budget.stateOf([key]).remaining;

describe('S40: the budget is charged', () => {
  it('for the time of connections where that is more than the estimate', async () => {
    await ask('{ slow }', anonymous);
    expect(spentBy('network')).toBe(500);
  });

  it('never less than the estimate', async () => {
    await ask('{ quick }', anonymous);
    expect(spentBy('network')).toBe(1);
  });

  it('with the time of one operation once, where a request has several', async () => {
    await asRequest('ordinary', async () => {
      for (const query of ['{ slow }', '{ quick }'])
        await server.executeOperation({ query }, { contextValue: { costPayers: anonymous } });
    });
    expect(spentBy('network')).toBe(501);
  });

  it('of a signed-in viewer, not of all people at their address', async () => {
    await ask('{ slow }', signedIn);
    expect([spentBy('account'), spentBy('network')]).toEqual([500, 1]);
  });

  it('of nobody for the mutation of a visitor, which has limits of its own', async () => {
    await ask('mutation { slow }', anonymous);
    expect(spentBy('network')).toBe(0);
  });

  it('also when there is not so much left, so that the next one is refused', async () => {
    budget.charge(['network'], LIMIT - 2);
    await ask('{ slow }', anonymous);
    expect(() => budget.requireLeft('network')).toThrow('Too many attempts');
  });
});
