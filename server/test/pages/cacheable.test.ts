import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import type { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { clientFolder, manyPages } from './built-client.js';

let app: TestApp;
let visitors: ApiClient[];
let eventIds: string[];
beforeAll(async () => {
  app = await startTestApp({ clientFolder, doJobs: false, env: manyPages });
  const [creator, attendee] = [await app.world.staff(), await app.world.user()];
  const listed = await app.world.event(creator, { pricePence: 0 });
  await signUpPerson(attendee, listed.id, { name: 'Maya Okafor' });
  visitors = [creator.client, attendee.client];
  eventIds = [listed.id, crypto.randomUUID()];
});
afterAll(() => app.close());

/** Every address that is asked for by GET, of the server's own list. */
function paths(): string[] {
  const found: string[] = [];
  const parents: string[] = [];
  for (const line of app.http.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part, methods = ''] = /^(.*?)[├└]── (\S*) ?(?:\((.*)\))?$/.exec(line) ?? [];
    if (part === undefined) continue;
    const depth = indent.length / 4;
    parents.length = depth;
    parents[depth] = part;
    const path = parents.join('');
    if (methods.includes('GET') && !path.endsWith('*')) found.push(path);
  }
  const ofEvents = found.filter((path) => path.includes(':id'));
  return [
    ...found.filter((path) => !path.includes(':id') && path !== '/graphql'),
    ...ofEvents.flatMap((path) => eventIds.map((id) => path.replace(':id', id))),
    '/favicon.svg',
    `/graphql?query=${encodeURIComponent('{ viewer { id } events { nodes { id } } }')}`,
    `/graphql?query=${encodeURIComponent('{ events { nodes { id title } } }')}`,
  ];
}

async function answerOf(client: ApiClient, path: string) {
  const response = await client.request(path);
  const varies = (response.headers.get('vary') ?? '').toLowerCase().split(/,\s*/);
  const control = response.headers.get('cache-control') ?? '';
  const body = Buffer.from(await response.arrayBuffer()).toString('base64');
  return { path, status: response.status, headers: response.headers, varies, control, body };
}
type Answer = Awaited<ReturnType<typeof answerOf>>;

const isForOne = ({ control }: Answer) => /\b(?:no-store|private)\b/.test(control);
/** A cache that many people share may give it to another of them. */
const isSharedByAll = (answer: Answer) => !isForOne(answer) && !answer.varies.includes('cookie');
const shown = ({ path, status, control, varies }: Answer) => ({ path, status, control, varies });

it('S46: whatever differs by its reader is in no cache that others share, or varies by cookie', async () => {
  const all = paths();
  for (const known of ['/', '/events', '/robots.txt', '/docs/errors.md', `/events/${eventIds[0]}/share.png`])
    expect(all).toContain(known);
  let differing = 0;
  for (const path of all) {
    const anonymous = await answerOf(app.anonymous(), path);
    for (const visitor of visitors) {
      const own = await answerOf(visitor, path);
      if (own.body === anonymous.body && own.status === anonymous.status) continue;
      differing++;
      expect([anonymous, own].filter(isSharedByAll).map(shown)).toEqual([]);
    }
  }
  expect(differing).toBeGreaterThan(10);
});

it('S46: a page that may be shared by all sets no cookie, and varies by its compression', async () => {
  let shared = 0;
  for (const path of paths()) {
    const answer = await answerOf(visitors[0] as ApiClient, path);
    if (isForOne(answer)) continue;
    shared++;
    expect([path, answer.headers.getSetCookie()]).toEqual([path, []]);
    if (answer.headers.has('content-encoding'))
      expect(shown(answer).varies, path).toContain('accept-encoding');
  }
  expect(shared).toBeGreaterThan(50);
});
