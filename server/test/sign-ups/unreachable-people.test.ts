import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freeEventOf } from '../door/door-operations.js';
import { addMember } from '../events/team-operations.js';
import { graphql } from '../gql/index.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { placeFor } from './sign-up-operations.js';

const PEOPLE =
  graphql(`query UnreachablePeople($id: ID!, $unreachable: Boolean, $search: String, $arrived: Boolean) {
  event(id: $id) {
    signUps(first: 100, unreachable: $unreachable, search: $search, arrived: $arrived, orderBy: LATEST_FIRST) {
      totalCount nodes { email }
    }
  }
}`);

let app: TestApp;
let owner: Person;
let eventId: string;
let people: Person[];
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  owner = await app.world.staff();
});
beforeEach(async () => {
  eventId = await freeEventOf(app, owner);
  people = [];
  for (let count = 0; count < 3; count++) {
    const person = await app.world.user();
    await placeFor(person, eventId);
    people.push(person);
  }
  const unreachable = people[1]?.email;
  await app.database.query(
    `INSERT INTO mail_problems (email, problem, found_at) VALUES ($1, 'BOUNCED', now())`,
    [unreachable],
  );
});
afterAll(() => app.close());

interface Filter {
  unreachable: boolean | null;
  search?: string;
  arrived?: boolean;
}

async function found(filter: Filter, client = owner.client) {
  const { data, errors } = await client.graphql(PEOPLE, { id: eventId, ...filter });
  const page = data?.event?.signUps;
  const emails = page?.nodes.map(({ email }) => email ?? '').toSorted();
  return { emails, count: page?.totalCount, code: errors?.[0]?.extensions.code };
}
const emailsOf = (...indexes: number[]) => indexes.map((index) => people[index]?.email ?? '').toSorted();

describe("M6: an event's people by whether mail reaches them", () => {
  it('are the people with such an address, and the others, each counted', async () => {
    for (const [unreachable, indexes] of [
      [true, [1]],
      [false, [0, 2]],
      [null, [0, 1, 2]],
    ] as const)
      expect(await found({ unreachable })).toEqual({
        emails: emailsOf(...indexes),
        count: indexes.length,
        code: undefined,
      });
  });

  it('are searched, and sorted out by arrival', async () => {
    expect(await found({ unreachable: true, search: people[0]?.email ?? '' })).toMatchObject({ count: 0 });
    expect(await found({ unreachable: true, search: people[1]?.email ?? '' })).toMatchObject({ count: 1 });
    expect(await found({ unreachable: true, arrived: true })).toMatchObject({ count: 0 });
    expect(await found({ unreachable: false, arrived: false })).toMatchObject({ count: 2 });
  });

  it('are for owner and editors alone', async () => {
    const [editor, helper, other] = [
      await app.world.staff(),
      await app.world.user(),
      await app.world.staff(),
    ];
    await addMember(app.database, eventId, editor, 'EDITOR');
    await addMember(app.database, eventId, helper, 'DOOR');
    expect((await found({ unreachable: true }, editor.client)).emails).toEqual(emailsOf(1));
    for (const { client } of [helper, other, people[0] as Person])
      for (const unreachable of [true, false])
        expect(await found({ unreachable }, client)).toMatchObject({ emails: undefined, code: 'FORBIDDEN' });
  });
});
