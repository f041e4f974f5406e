import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, viewerOf } from '../accounts/account-operations.js';
import { knownOfPeople } from '../accounts/stored-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

let app: TestApp;
let [ann, ben]: Person[] = [];
let eventId: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  [ann, ben] = [await app.world.user(), await app.world.user()];
  eventId = (await app.world.event(await app.world.staff(), { pricePence: 0 })).id;
});
afterAll(() => app.close());

const LOG_OUT = 'mutation { logOut { userErrors { code } } }';
const DELETE_ACCOUNT = 'mutation { deleteAccount { deletedAccountId userErrors { code } } }';
const SIGN_UP = `mutation ($eventId: ID!) {
  signUp(input: { eventId: $eventId, name: "Ann", email: "ann@example.org" }) { signUp { id } userErrors { code } }
}`;
const RESET =
  'mutation { requestPasswordReset(input: { email: "ann@example.org" }) { userErrors { code } } }';

/** The request of a page that shows an account. */
const send = (client: Person['client'], query: string, shown: string, accept = 'application/json') =>
  client.graphql(query, { eventId }, { 'x-turnout-viewer': shown, accept });

describe('S34: a mutation from a page that shows another account', () => {
  it.each([LOG_OUT, DELETE_ACCOUNT, SIGN_UP, RESET, `${LOG_OUT.slice(0, -1)} ${DELETE_ACCOUNT.slice(11)}`])(
    'does nothing: %s',
    async (mutation) => {
      const before = await knownOfPeople(app.database);
      for (const accept of ['application/json', 'application/graphql-response+json']) {
        const answer = await send((ben as Person).client, mutation, (ann as Person).id, accept);
        expect(answer).toMatchObject({
          status: 409,
          errors: [
            {
              message: 'Another account is signed in now, so nothing was done',
              extensions: { code: 'VIEWER_CHANGED' },
            },
          ],
        });
        expect(answer.data ?? null).toBeNull();
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      expect(await knownOfPeople(app.database)).toEqual(before);
      expect(await viewerOf((ben as Person).client)).toMatchObject({ id: (ben as Person).id });
    },
  );

  it('does nothing after the other has signed in in the same browser', async () => {
    const { client, id: shown } = await app.world.user();
    await logIn(client, { email: (ben as Person).email });
    expect((await send(client, DELETE_ACCOUNT, shown)).status).toBe(409);
    expect(await viewerOf(client)).toMatchObject({ id: (ben as Person).id });
  });

  it.each(['', 'nobody', '?, ?'])('does nothing where it says %j', async (shown) => {
    const person = await app.world.user();
    expect((await send(person.client, LOG_OUT, shown.replaceAll('?', person.id))).status).toBe(409);
  });
});

describe('S34: a mutation', () => {
  it('is done from a page that shows the account itself', async () => {
    const { client, id } = await app.world.user();
    expect((await send(client, LOG_OUT, id)).data.logOut).toEqual({ userErrors: [] });
    expect(await viewerOf(client)).toBeNull();
  });

  it('of a page whose session has ended meets its own rule', async () => {
    const { errors } = await send(app.anonymous(), SIGN_UP, (ann as Person).id);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
    expect((await send(app.anonymous(), RESET, (ann as Person).id)).data).toEqual({
      requestPasswordReset: { userErrors: [] },
    });
  });
});
