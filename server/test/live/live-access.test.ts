import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientWith, createToken, programOf, revokeToken } from '../accounts/access-token-operations.js';
import { logOut } from '../accounts/account-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import type { Person } from '../support/world.js';
import { startTwoApps, type TwoApps } from './live-apps.js';
import { codesOf, LiveStream, watchPlaces, watchSignUps } from './live-stream.js';

let apps: TwoApps;
let staff: Person;
let eventId: string;
beforeAll(async () => {
  apps = await startTwoApps({ account: 3, network: 8, process: 9 });
  staff = await apps.here.world.staff();
});
afterAll(() => apps.close());
beforeEach(async () => {
  eventId = (await apps.here.world.event(staff, { pricePence: 0 })).id;
});

/** The answer to a caller who has to see a refusal at once. */
async function refusalOf(stream: LiveStream) {
  const { data = null, ...answer } = await stream.message(0);
  stream.close();
  return [stream.response.status, data?.signUpAdded ?? null, ...codesOf(answer)];
}

describe('G12: sign-ups as they happen', () => {
  it('are not for anonymous visitors', async () => {
    expect(await refusalOf(await watchSignUps(apps.here.anonymous(), eventId))).toEqual([
      200,
      null,
      'UNAUTHENTICATED',
    ]);
  });

  it('S22: are for tokens with SIGN_UPS_READ alone', async () => {
    const without = await programOf(staff, 'EVENTS_WRITE', 'SIGN_UPS_WRITE', 'ACCOUNT_READ');
    expect(await refusalOf(await watchSignUps(without, eventId))).toEqual([200, null, 'FORBIDDEN']);
    const stream = await watchSignUps(await programOf(staff, 'SIGN_UPS_READ'), eventId);
    const person = await apps.here.world.user();
    await placeFor(person, eventId);
    expect((await stream.message(0)).data?.signUpAdded.email).toBe(person.email);
    stream.close();
  });

  it('G9: are not for a page of another origin with a cookie', async () => {
    const { client } = staff;
    const foreign = Object.assign(Object.create(client), {
      request: (path: string, init: RequestInit) =>
        client.request(path, { ...init, headers: { ...init.headers, origin: 'https://evil.example' } }),
    });
    expect(await refusalOf(await watchSignUps(foreign, eventId))).toEqual([403, null, 'FORBIDDEN']);
  });

  it('of an event that there is not are refused', async () => {
    const stream = await watchSignUps(staff.client, crypto.randomUUID());
    expect(await refusalOf(stream)).toEqual([400, null, 'BAD_USER_INPUT']);
    expect(await refusalOf(await watchPlaces(staff.client, 'no id'))).toEqual([400, null, 'BAD_USER_INPUT']);
  });
});

describe('S22, S20: within ten seconds a stream ends', () => {
  const endOf = async (stream: LiveStream) => {
    await stream.ended();
    return [stream.isComplete, ...stream.messages.map(codesOf)];
  };

  it('when its token is revoked', async () => {
    const { accessToken, secret } = await createToken(staff.client);
    const stream = await watchSignUps(clientWith(apps.here.url, secret ?? ''), eventId);
    await revokeToken(staff.client, accessToken?.id ?? '');
    expect(await endOf(stream)).toEqual([true, ['UNAUTHENTICATED']]);
  });

  it('when its token expires, or the session does', async () => {
    const person = await apps.here.world.user();
    const expiresAt = new Date(apps.here.clock.now().getTime() + 60_000).toISOString();
    const { secret } = await createToken(person.client, { expiresAt });
    const streams = [
      await watchSignUps(clientWith(apps.here.url, secret ?? ''), eventId),
      await watchSignUps(person.client, eventId),
    ];
    await apps.database.query(
      "UPDATE sessions SET last_seen_at = last_seen_at - interval '15 days' WHERE account_id = $1",
      [person.id],
    );
    await apps.database.query(
      "UPDATE access_tokens SET expires_at = created_at + interval '1 ms' WHERE account_id = $1",
      [person.id],
    );
    apps.here.clock.advance(1_000);
    for (const stream of streams) expect(await endOf(stream)).toEqual([true, ['UNAUTHENTICATED']]);
  });

  it('when its person signs out, or the account is deleted', async () => {
    const [leaving, deleted] = [await apps.here.world.user(), await apps.here.world.user()];
    const streams = [await watchPlaces(leaving.client, eventId), await watchPlaces(deleted.client, eventId)];
    await logOut(leaving.client);
    await apps.database.query('DELETE FROM accounts WHERE id = $1', [deleted.id]);
    for (const stream of streams) expect(await endOf(stream)).toEqual([true, ['UNAUTHENTICATED']]);
  });

  it('S23: while a changed role counts for its next messages', async () => {
    const creator = await apps.here.world.staff();
    const { id } = await apps.here.world.event(creator);
    const query = `subscription { eventPlacesChanged(eventId: "${id}") { viewerCanEdit } }`;
    const stream = await LiveStream.open(creator.client, query);
    await apps.database.query("UPDATE accounts SET role = 'USER' WHERE id = $1", [creator.id]);
    const latest = async () => {
      await apps.database.query('UPDATE events SET waiting_count = waiting_count + 1 WHERE id = $1', [id]);
      return stream.messages.at(-1)?.data?.eventPlacesChanged.viewerCanEdit;
    };
    await expect.poll(latest, { timeout: 20_000 }).toBe(false);
    stream.close();
  });
});

describe('G16: streams are counted', () => {
  const opened: LiveStream[] = [];
  const open = async (person: Person) => {
    const stream = await watchPlaces(person.client, eventId);
    opened.push(stream);
    return [stream.response.status, stream.response.headers.get('retry-after') !== null];
  };

  it('for each account, for each network address and for the process, and a place is free when one has ended', async () => {
    const [first, second, third] = [
      await apps.here.world.user(),
      await apps.here.world.user(),
      await apps.here.world.user(),
    ];
    for (const person of [first, second]) {
      for (let count = 0; count < 3; count++) expect(await open(person)).toEqual([200, false]);
    }
    expect(await open(first)).toEqual([429, true]);
    for (let count = 0; count < 2; count++) expect(await open(third)).toEqual([200, false]);
    expect(await open(third)).toEqual([429, true]);
    opened[0]?.close();
    await expect.poll(() => open(first)).toEqual([200, false]);
    for (const stream of opened) stream.close();
  });
});

describe('a query that is no subscription', () => {
  it('G21: or costs too much, is refused as ever', async () => {
    const ask = async (query: string) => {
      const stream = await LiveStream.open(staff.client, query);
      stream.close();
      return [stream.response.status, ...stream.messages.flatMap(codesOf)];
    };
    const field = `eventPlacesChanged(eventId: "${eventId}")`;
    expect(await ask(`subscription { ${field} { signUps(first: 100) { nodes { id } } } }`)).toEqual([
      400,
      'QUERY_TOO_EXPENSIVE',
    ]);
    expect(await ask(`subscription { ${field} { nothing } }`)).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(await ask(`subscription { a: ${field} { id } b: ${field} { id } }`)).toEqual([
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ]);
    expect(await ask(`subscription { ... on Subscription { ${field} @include(if: null) { id } } }`)).toEqual([
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ]);
    expect(await ask(`subscription { ${field} @skip(if: true) { id } }`)).toEqual([
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ]);
    expect(
      await ask(
        `subscription { ...Nothing } fragment Nothing on Subscription { ${field} @include(if: false) { id } }`,
      ),
    ).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(await ask('subscription { settings')).toEqual([400, 'GRAPHQL_PARSE_FAILED']);
    expect(await ask('subscription($id: ID!) { eventPlacesChanged(eventId: $id) { id } }')).toEqual([
      400,
      'BAD_USER_INPUT',
    ]);
  });

  it('G23: is answered without a stream, whatever is taken, and a subscription is not', async () => {
    const query = await LiveStream.open(staff.client, 'query subscription { settings { productName } }');
    expect([query.response.status, query.messages]).toEqual([
      200,
      [{ data: { settings: { productName: 'Turnout' } } }],
    ]);
    const answer = await staff.client.graphql(
      `subscription { eventPlacesChanged(eventId: "${eventId}") { id } }`,
    );
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([406, 'BAD_REQUEST']);
  });
});
