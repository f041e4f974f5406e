import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { alreadySignedUp, placeFor, signUpPerson } from './sign-up-operations.js';
import { signUpRows } from './sign-up-rows.js';

const FREE = { pricePence: 0 };

graphql(`fragment Outcome on SignUpPayload { signUp { id } userErrors { code } }`);
const THREE_TIMES = graphql(`mutation SignUpThreeTimes($input: SignUpInput!) {
  a: signUp(input: $input) { ...Outcome }
  b: signUp(input: $input) { ...Outcome }
  c: signUp(input: $input) { ...Outcome }
}`);

let app: TestApp;
let staff: Person;
let user: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  [staff, user] = [await app.world.staff(), await app.world.user()];
});
afterAll(() => app.close());

describe('a second sign-up', () => {
  it.each([
    ['under another address', { email: 'second@example.org' }],
    ['under the same address', { email: 'First@EXAMPLE.org' }],
    ['under its own address', {}],
  ])('by the same account %s is refused, and changes nothing', async (_how, form) => {
    const { id } = await app.world.event(staff, FREE);
    await placeFor(user, id, { email: 'first@example.org' });
    const before = await signUpRows(app.database, id);
    expect((await signUpPerson(user, id, form)).data.signUp).toEqual(alreadySignedUp);
    expect(await signUpRows(app.database, id)).toEqual(before);
  });

  it('to another event is another place', async () => {
    for (const { id } of [await app.world.event(staff, FREE), await app.world.event(staff, FREE)]) {
      await placeFor(user, id);
      expect(await signUpRows(app.database, id)).toMatchObject({ count: 1 });
    }
  });

  it('G7: is refused in the same request too, where each is counted by itself', async () => {
    const { id } = await app.world.event(staff, FREE);
    const input = { eventId: id, name: 'Ines', email: user.email };
    const { data } = await user.client.graphql(THREE_TIMES, { input });
    const refused = { signUp: null, userErrors: [{ code: 'ALREADY_SIGNED_UP' }] };
    expect(data).toEqual({
      a: { signUp: { id: expect.any(String) }, userErrors: [] },
      b: refused,
      c: refused,
    });
    expect(await signUpRows(app.database, id)).toMatchObject({ count: 1, signUps: [{}], jobs: [{}] });
  });
});
