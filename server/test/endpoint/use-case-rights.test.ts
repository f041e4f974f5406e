import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffOnly } from '../../src/features/accounts/access-rules.js';
import type { Context } from '../../src/features/context.js';
import { UserError } from '../../src/features/user-error.js';
import { accessRuleOf } from '../../src/platform/access/access.js';
import { RequestError } from '../../src/platform/errors/request-errors.js';
import { buildApiSchema } from '../../src/schema.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { contextOf } from '../support/context-of.js';
import type { Person } from '../support/world.js';
import { argsOf, entries } from './operations/call.js';
import type { Operation, Outcome, Outcomes } from './operations/operation.js';
import { sumsOf } from './operations/stored.js';
import { newThings, nothing, type Things } from './operations/things.js';

const callers = ['anonymous', 'user', 'otherStaff', 'unverifiedCreator', 'creator'] as const;
type Caller = (typeof callers)[number];

/** The use cases of staff, and what each caller gets. */
const useCases = entries
  .filter(([, { runs }]) => runs)
  .map(([name, operation]) => [name.replace('Mutation.', ''), operation] as const);

const outcomeFor = (caller: Caller, { userB, ...outcomes }: Outcomes): Outcome =>
  ({ ...outcomes, user: userB, unverifiedCreator: 'EMAIL_NOT_VERIFIED' as const })[caller];

let app: PaymentsApp;
let people: Record<Exclude<Caller, 'anonymous'>, Person>;
/** For calls that are refused: they leave them as they are. */
let untouched: Things;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  // The first of the staff is the creator.
  const [user, creator] = [await app.world.user(), await app.world.staff()];
  await app.database.query('UPDATE accounts SET email_verified_at = created_at WHERE id = $1', [creator.id]);
  people = { user, otherStaff: await app.world.staff(), creator, unverifiedCreator: creator };
  untouched = newThings(app, creator, user);
});
afterAll(() => app.close());

/** As an operator sets it where mails are sent: staff must have verified their address. */
async function contextFor(caller: Caller): Promise<Context> {
  const context = await contextOf(app, caller === 'anonymous' ? null : people[caller]);
  const viewer = context.viewer && { ...context.viewer, emailVerified: caller !== 'unverifiedCreator' };
  return Object.assign(context, { viewer, settings: { ...context.settings, requireVerifiedStaff: true } });
}

/** The outcome of a use case that is called with these arguments. */
async function outcomeOf({ runs }: Operation, context: Context, args: object): Promise<unknown> {
  return runs?.(context, args as never).then(() => 'ok', codeOf);
}

function codeOf(error: unknown): unknown {
  if (error instanceof UserError) return error.problems[0]?.code;
  return error instanceof RequestError ? error.code : error;
}

it('D18: the table has every operation of staff, and no other', () => {
  const schema = buildApiSchema();
  const types = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => type ?? []);
  const names = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => accessRuleOf(schema, type, field)?.name === staffOnly.name)
      .map(({ name }) => name),
  );
  expect(useCases.map(([name]) => name).toSorted()).toEqual(names.toSorted());
});

describe.each(useCases)('D18: the use case %s, called directly,', (_name, operation) => {
  it.each(callers.map((caller) => [caller, outcomeFor(caller, operation.outcomes)] as const))(
    'for %s: %s',
    async (caller, outcome) => {
      const context = await contextFor(caller);
      const things = outcome === 'ok' ? newThings(app, people.creator, people.user) : untouched;
      const args = await argsOf(operation, things);
      const before = await sumsOf(app.database);
      expect(await outcomeOf(operation, context, args)).toBe(outcome);
      if (outcome !== 'ok') expect(await sumsOf(app.database)).toEqual(before);
    },
  );
});

/** Rights come first: a person without them learns nothing about the data. */
it('D18: a user is refused alike whether the event or the payment is there or not', async () => {
  const context = await contextFor('user');
  for (const [name, operation] of useCases) {
    const outcome = await outcomeOf(operation, context, await argsOf(operation, nothing));
    expect({ name, outcome }).toEqual({ name, outcome: 'FORBIDDEN' });
  }
});
