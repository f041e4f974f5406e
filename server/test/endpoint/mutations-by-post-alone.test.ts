import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

let app: TestApp;
let staff: Person;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
  id = (await app.world.event(staff)).id;
});
afterAll(() => app.close());

const mutations = () => ({
  deleteEvent: `mutation { deleteEvent(input: { id: "${id}" }) { deletedEventId } }`,
  logOut: 'mutation { logOut { userErrors { code } } }',
});

/** The ways to send a request that a page of another site has without asking first, and GET. */
const ways: Record<string, (query: string) => [path: string, init: RequestInit]> = {
  GET: (query) => [`/graphql?${new URLSearchParams({ query })}`, {}],
  'GET with the preflight header': (query) => [
    `/graphql?${new URLSearchParams({ query })}`,
    { headers: { 'apollo-require-preflight': 'true' } },
  ],
  'GET with a JSON content type': (query) => [
    `/graphql?${new URLSearchParams({ query })}`,
    { headers: { 'content-type': 'application/json' } },
  ],
  HEAD: (query) => [`/graphql?${new URLSearchParams({ query })}`, { method: 'HEAD' }],
  'a form': (query) => ['/graphql', { method: 'POST', body: new URLSearchParams({ query }) }],
  'a multipart form': (query) => {
    const body = new FormData();
    body.set('query', query);
    body.set('operations', JSON.stringify({ query }));
    body.set('map', '{}');
    return ['/graphql', { method: 'POST', body }];
  },
  'text/plain': (query) => ['/graphql', { method: 'POST', body: JSON.stringify({ query }) }],
  'no content type': (query) => [
    '/graphql',
    { method: 'POST', body: new Blob([JSON.stringify({ query })]), headers: {} },
  ],
  'application/graphql': (query) => [
    '/graphql',
    { method: 'POST', body: query, headers: { 'content-type': 'application/graphql' } },
  ],
  'POST with the query in the address': (query) => [
    `/graphql?${new URLSearchParams({ query })}`,
    { method: 'POST' },
  ],
  PUT: (query) => [
    '/graphql',
    { method: 'PUT', body: JSON.stringify({ query }), headers: { 'content-type': 'application/json' } },
  ],
};

describe('G8: no mutation, with a valid cookie too, by', () => {
  it.each(Object.keys(ways))('%s', async (way) => {
    for (const query of Object.values(mutations())) {
      const [path, init] = ways[way]?.(query) ?? ['', {}];
      const response = await staff.client.request(path, init);
      expect([400, 404, 405, 415]).toContain(response.status);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const after = await staff.client.graphql(`{ viewer { id } event(id: "${id}") { id } }`);
    expect(after.data).toEqual({ viewer: { id: staff.id }, event: { id } });
  });

  it('GET, while a query by GET is answered', async () => {
    const query = new URLSearchParams({ query: '{ viewer { id } }' });
    const response = await staff.client.request(`/graphql?${query}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(await response.json()).toEqual({ data: { viewer: { id: staff.id } } });
  });
});
