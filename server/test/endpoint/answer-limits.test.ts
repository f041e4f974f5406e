import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RateLimitedError, RequestError } from '../../src/platform/errors/request-errors.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

const PAGE = '{ events(first: 100) { nodes { id title description location type } } }';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
});
afterAll(() => app.close());

/** A hundred events with the longest texts there may be. */
async function longestEvents(letter: string): Promise<void> {
  await app.database.query('DELETE FROM events');
  const text = (length: number) => letter.repeat(length);
  const event = { title: text(200), description: text(5_000), location: text(300), type: text(100) };
  const { id } = await app.world.event(staff, event);
  const columns = await app.database.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = 'events' AND column_name <> 'id' AND is_generated = 'NEVER'`,
  );
  const others = columns.map(({ name }) => `"${name}"`).join(', ');
  await app.database.query(
    `INSERT INTO events (id, ${others})
     SELECT gen_random_uuid(), ${others} FROM events, generate_series(1, 99) WHERE id = '${id}'`,
  );
}

describe('G21: no answer is larger than 1 MB', () => {
  it('so a page of the longest texts is answered', async () => {
    await longestEvents('x');
    const { status, data, headers } = await app.anonymous().graphql(PAGE);
    expect([status, data.events.nodes.length]).toEqual([200, 100]);
    expect(Number(headers.get('content-length'))).toBeLessThan(1_000_000);
  });

  it('and is refused where their letters take four bytes each', async () => {
    await longestEvents('🎪');
    const { status, headers, data, errors } = await app.anonymous().graphql(PAGE);
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    const requestId = headers.get('x-request-id');
    expect(errors).toEqual([
      {
        message: 'The answer is larger than 1 MB. Please ask for smaller pages or fewer fields',
        extensions: { code: 'QUERY_TOO_EXPENSIVE', requestId },
      },
    ]);
    const smaller = await app.anonymous().graphql(PAGE.replace('100', '20'));
    expect([smaller.status, smaller.data.events.nodes.length]).toEqual([200, 20]);
  });
});

describe('G22: errors', () => {
  it('of one answer stop at 100', async () => {
    await app.database.query('DELETE FROM events');
    const { id } = await app.world.event(staff, { pricePence: 0 });
    for (let n = 0; n < 8; n++) await placeFor(await app.world.user(), id);
    const stranger = await app.world.user();
    const emails = Array.from({ length: 15 }, (_, n) => `e${n}: email`).join(' ');
    const { data, errors } = await stranger.client.graphql(
      `{ event(id: "${id}") { signUps { nodes { id ${emails} } } } }`,
    );
    expect(data.event.signUps.nodes).toHaveLength(8);
    expect(errors).toHaveLength(100);
    expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['FORBIDDEN']));
  });

  it('of one document stop at 100', async () => {
    const { errors } = await app.anonymous().graphql(`{ ${'nothing '.repeat(900)} }`);
    expect(errors?.length).toBeGreaterThan(0);
    expect(errors?.length).toBeLessThanOrEqual(100);
  });

  it('that are rejections have no stack, and others have one', () => {
    for (const error of [new RequestError('FORBIDDEN', 'No'), new RateLimitedError(5)]) {
      expect(error.stack).not.toMatch(/\n\s+at /);
    }
    expect(new Error('mistake').stack).toMatch(/\n\s+at /);
  });
});
