import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freeEventOf, placeWithCode, recorded, scanOf, undoScan } from '../door/door-operations.js';
import { addMember } from '../events/team-operations.js';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

const PEOPLE = graphql(`query ArrivedPeople(
  $id: ID!, $arrived: Boolean, $first: Int! = 100, $after: String, $search: String, $orderBy: SignUpOrder! = NAME
) {
  event(id: $id) {
    signUps(first: $first, after: $after, search: $search, orderBy: $orderBy, arrived: $arrived) {
      totalCount nodes { id name arrivedAt } pageInfo { hasNextPage endCursor }
    }
  }
}`);

let app: TestApp;
let owner: Person;
let eventId: string;
let places: Awaited<ReturnType<typeof placeWithCode>>[];
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  owner = await app.world.staff();
});
beforeEach(async () => {
  eventId = await freeEventOf(app, owner);
  places = [];
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dora']) places.push(await placeWithCode(app, eventId, name));
});
afterAll(() => app.close());

type Variables = Omit<NonNullable<Parameters<ApiClient['graphql']>[1]>, 'id'>;

async function people(variables: Variables, client = owner.client) {
  const { data, errors } = await client.graphql(PEOPLE, { id: eventId, ...variables });
  const page = data?.event?.signUps;
  return { page, names: page?.nodes.map(({ name }) => name), code: errors?.[0]?.extensions.code };
}
async function letIn(...indexes: number[]) {
  const scans = indexes.map((index) => scanOf(places[index]?.code ?? ''));
  await recorded(owner.client, eventId, scans);
  return scans;
}

describe("an event's people by arrival", () => {
  it('are those who have been let in, and those who have not, each counted', async () => {
    await letIn(1, 3);
    for (const [arrived, names] of [
      [true, ['Bea', 'Dora']],
      [false, ['Ada', 'Cleo']],
      [null, ['Ada', 'Bea', 'Cleo', 'Dora']],
    ] as const) {
      const found = await people({ arrived });
      expect(found.names).toEqual(names);
      expect(found.page?.totalCount).toBe(names.length);
      const latest = await people({ arrived, orderBy: 'LATEST_FIRST' });
      expect(latest.names?.toSorted()).toEqual(names);
    }
  });

  it('change with a scan and with its undo', async () => {
    expect((await people({ arrived: true })).page).toMatchObject({ totalCount: 0, nodes: [] });
    const [scan] = await letIn(0);
    expect((await people({ arrived: true })).names).toEqual(['Ada']);
    await undoScan(owner.client, scan?.id ?? '');
    expect((await people({ arrived: true })).page).toMatchObject({ totalCount: 0, nodes: [] });
    expect((await people({ arrived: false })).page?.totalCount).toBe(4);
  });

  it('are searched', async () => {
    await letIn(1, 3);
    for (const [arrived, names] of [
      [true, ['Dora']],
      [false, []],
    ] as const) {
      const found = await people({ arrived, search: 'dora' });
      expect(found.names).toEqual(names);
      expect(found.page?.totalCount).toBe(names.length);
    }
  });

  it.each([true, false])('come page by page, while others arrive: %s', async (arrived) => {
    await letIn(...(arrived ? [0, 1, 2] : [3]));
    const first = await people({ arrived, first: 1 });
    expect(first.names).toEqual(['Ada']);
    await letIn(...(arrived ? [3] : [1]));
    const rest = await people({ arrived, after: first.page?.pageInfo.endCursor });
    expect(rest.names).toEqual(arrived ? ['Bea', 'Cleo', 'Dora'] : ['Cleo']);
  });

  it('are for owner and editors alone', async () => {
    const [editor, helper, other, guest] = [
      await app.world.staff(),
      await app.world.user(),
      await app.world.staff(),
      places[0]?.person as Person,
    ];
    await addMember(app.database, eventId, editor, 'EDITOR');
    await addMember(app.database, eventId, helper, 'DOOR');
    await letIn(2);
    expect((await people({ arrived: true }, editor.client)).names).toEqual(['Cleo']);
    for (const { client } of [helper, other, guest])
      for (const arrived of [true, false]) {
        const refused = await people({ arrived }, client);
        expect([refused.page, refused.code]).toEqual([null, 'FORBIDDEN']);
      }
    expect((await people({ arrived: true }, app.anonymous())).code).toBe('UNAUTHENTICATED');
  });
});
