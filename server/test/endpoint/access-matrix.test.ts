import { randomUUID } from 'node:crypto';
import { once } from 'es-toolkit/function/once';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfToken } from '../../src/features/accounts/token-hash.js';
import { buildApiSchema } from '../../src/schema.js';
import { sandboxGoogle } from '../../src/start/services.js';
import { notifyWaitingOfAll } from '../live/live-stream.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { ApiClient } from '../support/api-client.js';
import { runSandbox } from '../support/sandbox.js';
import type { Person } from '../support/world.js';
import { call, callOf, entries } from './operations/call.js';
import { operations } from './operations/index.js';
import { type Caller, callers } from './operations/operation.js';
import { sumsOf } from './operations/stored.js';
import { newThings, type Things } from './operations/things.js';

type Role = Exclude<Caller, 'anonymous' | 'unknownToken'>;

let app: PaymentsApp;
let everyone: Record<Role, Person>;
/** For calls that are refused: they leave them as they are. */
let untouched: Things;

beforeAll(async () => {
  const sandbox = await runSandbox();
  // So many operations in a minute are more than one network address may ask for.
  const env = { QUERY_COST_PER_MINUTE: '1000000' };
  app = await startPaymentsApp({ sandbox, google: sandboxGoogle(sandbox), doJobs: false, env });
  await app.stripe.webhooks('drop');
  const [userA, creator] = [await app.world.user(), await app.world.staff()];
  everyone = { userA, userB: await app.world.user(), creator, otherStaff: await app.world.staff() };
  await app.database.query('UPDATE accounts SET email_verified_at = created_at WHERE id = $1', [creator.id]);
  untouched = thingsOfOneRow();
});
afterAll(() => app.close());

function thingsOfOneRow(): Things {
  const things = newThings(app, everyone.creator, everyone.userA);
  const payment = once(async () => {
    const id = await things.payment();
    await app.stripe.pay((await app.stripe.intentOf({ id })).id);
    return id;
  });
  return { ...things, payment };
}

/** A session made by SQL: signing in is not what is tested here. */
async function cookieOf({ id }: Person): Promise<{ cookie: string }> {
  const token = randomUUID();
  await app.database.query(
    'INSERT INTO sessions (token_hash, id, account_id, created_at, last_seen_at) VALUES ($1, gen_random_uuid(), $2, $3, $3)',
    [hashOfToken(token), id, app.clock.now()],
  );
  return { cookie: `session-4000=${token}` };
}

async function clientOf(caller: Caller, isOther: boolean): Promise<ApiClient> {
  if (caller === 'anonymous') return app.anonymous();
  if (caller === 'unknownToken') {
    // The cookie beside it must not help.
    const headers = { ...(await cookieOf(everyone.creator)), authorization: 'Bearer trn_unknown' };
    return new ApiClient(app.url, headers);
  }
  const other = () => (caller.startsWith('user') ? app.world.user() : app.world.staff());
  return new ApiClient(app.url, await cookieOf(isOther ? await other() : everyone[caller]));
}

it('G14: the table has every operation of the schema, and no other', () => {
  const schema = buildApiSchema();
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const names = types.flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
  expect(Object.keys(operations).toSorted()).toEqual(names.toSorted());
});

describe.each(entries)('G14: %s', (name, { outcomes, disturbsCaller }) => {
  it.each(callers.map((caller) => [caller, outcomes[caller]] as const))(
    'for %s: %s',
    async (caller, outcome) => {
      const isOk = outcome === 'ok';
      const client = await clientOf(caller, isOk && disturbsCaller === true);
      const things = isOk ? thingsOfOneRow() : untouched;
      const called = await callOf(name, things);
      if (isOk) {
        const { data, errors } = await call(client, called, async () => {
          const eventId = await things.event();
          await placeFor(everyone.userA, eventId);
          await notifyWaitingOfAll(app.database, eventId);
        });
        expect(errors).toBeUndefined();
        expect(data?.answer?.userErrors ?? []).toEqual([]);
        return;
      }
      const before = await sumsOf(app.database);
      const { data, errors } = await call(client, called);
      if (outcome === 'UNAUTHENTICATED' || outcome === 'FORBIDDEN') {
        expect(data?.answer ?? null).toBeNull();
        expect(errors?.map(({ extensions }) => extensions.code)).toEqual([outcome]);
      } else expect(data?.answer.userErrors).toEqual([{ code: outcome }]);
      expect(await sumsOf(app.database)).toEqual(before);
    },
  );
});
