import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '../accounts/account-operations.js';
import { createEvent } from '../events/event-operations.js';
import { signUp } from '../sign-ups/sign-up-operations.js';
import type { GraphQLAnswer } from '../support/api-client.js';
import { loggedErrors } from '../support/logged-errors.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

const SENTENCE = 'Something went wrong on our side. Please try again later';

let app: TestApp;
let staff: Person;
beforeEach(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
  app.logged.length = 0;
});
afterEach(() => app.close());

/** The facts that must be true of every answer to a mistake of ours. */
function expectOneSentence({ headers, errors }: GraphQLAnswer, path?: string[]) {
  const requestId = headers.get('x-request-id');
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(errors).toEqual([
    {
      message: SENTENCE,
      ...(path && { path, locations: [expect.anything()] }),
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
    },
  ]);
  expect(loggedErrors(app)).toMatchObject([
    { reqId: requestId, msg: 'request failed', err: { type: 'QueryFailedError', stack: expect.any(String) } },
  ]);
}

const secretsOfOurs = /select|insert|relation "|column "|typeorm|postgres|node_modules|\.[jt]s|\bat /i;

describe('G11: an unexpected error is one sentence and a request id', () => {
  it('when a query fails', async () => {
    await app.database.query('DROP TABLE events CASCADE');
    const answer = await app.anonymous().graphql('{ events { nodes { id } } }');
    expectOneSentence(answer, ['events']);
    expect(answer.data).toBeNull();
    expect(JSON.stringify(answer.errors)).not.toMatch(secretsOfOurs);
  });

  it('when a mutation fails', async () => {
    await app.database.query('ALTER TABLE events DROP COLUMN search_text CASCADE');
    const answer = await createEvent(staff.client, { title: 'Very secret title' });
    expectOneSentence(answer, ['createEvent']);
    expect(JSON.stringify([answer, app.logged])).not.toContain('Very secret title');
    expect(JSON.stringify(answer.errors)).not.toMatch(secretsOfOurs);
  });

  it('when a sign-up fails on its way, and nothing of it stays', async () => {
    const { id } = await app.world.event(staff, { pricePence: 0 });
    await app.database.query('ALTER TABLE events DROP COLUMN sign_up_count');
    const answer = await signUp(staff.client, { eventId: id, name: 'Very Secret', email: 'very@secret.org' });
    expectOneSentence(answer, ['signUp']);
    expect(JSON.stringify([answer, app.logged])).not.toMatch(/very.?secret/i);
    expect(JSON.stringify(answer.errors)).not.toMatch(secretsOfOurs);
    expect(await app.database.query('SELECT id FROM sign_ups')).toEqual([]);
  });

  it('when a loader fails', async () => {
    await app.world.event(staff);
    await app.database.query('ALTER TABLE accounts RENAME COLUMN name TO other');
    const answer = await app.anonymous().graphql('{ events { nodes { createdBy { name } } } }');
    expect(answer.errors).toMatchObject([{ message: SENTENCE, path: ['events', 'nodes', 0, 'createdBy'] }]);
    expect(JSON.stringify(answer.errors)).not.toMatch(secretsOfOurs);
  });

  it('when what the database holds cannot be shown', async () => {
    const { id } = await app.world.event(staff);
    await app.database.query('ALTER TABLE events DROP CONSTRAINT events_date_finite');
    await app.database.query(`UPDATE events SET date = 'infinity' WHERE id = $1`, [id]);
    const answer = await app.anonymous().graphql(`{ event(id: "${id}") { date } }`);
    const requestId = answer.headers.get('x-request-id');
    expect(answer.data).toEqual({ event: null });
    expect(answer.errors).toMatchObject([{ message: SENTENCE, extensions: { requestId } }]);
    expect(loggedErrors(app)).toMatchObject([{ reqId: requestId }]);
  });

  it('when the session cannot be looked up', async () => {
    await app.database.query('DROP TABLE sessions');
    const answer = await staff.client.graphql('{ settings { productName } }');
    expect(answer.status).toBe(500);
    expect(answer.data).toBeUndefined();
    expectOneSentence(answer);
    expect(JSON.stringify(answer.errors)).not.toMatch(secretsOfOurs);
  });

  it('when the limits of sign-in cannot be looked up', async () => {
    await app.database.query('DROP TABLE rate_limits');
    const answer = await logIn(app.anonymous(), { role: 'STAFF', email: staff.email, password: 'wrong' });
    expect(answer.data).toBeNull();
    expect(answer.errors).toMatchObject([
      { message: SENTENCE, extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
  });

  it('each request has an id of its own, not one that the client sends', async () => {
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
    const ids = await Promise.all(
      [1, 2].map(async () =>
        (await app.anonymous().graphql('{ __typename }', {}, headers)).headers.get('x-request-id'),
      ),
    );
    expect(new Set([...ids, 'mine', null]).size).toBe(4);
  });

  it('a client’s mistake is named in the answer, and is no error in the log', async () => {
    const answer = await app.anonymous().graphql('{ events(first: 0) { nodes { id } } nothing }');
    expect(answer.errors?.[0]?.message).toBe('Cannot query field "nothing" on type "Query".');
    expect(loggedErrors(app)).toEqual([]);
  });
});
