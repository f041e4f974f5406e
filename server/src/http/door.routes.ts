import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DoorSnapshots } from '../features/door/snapshot/door-snapshots.js';
import { listNames } from '../features/door/snapshot/list-names.js';
import type { Event } from '../features/events/event.entity.js';
import { refuseForeignPages } from '../platform/http/same-origin.js';
import { openToAllOrigins, registerPreflightRoute } from './any-origin.js';
import { hasBearer } from './bearer.js';
import { ifRejected, reject } from './rejections.js';
import type { ApiContext } from './request-context.js';

/** As for the table of people, of which each row has more. */
const costOf = ({ signUpCount }: Event) => Math.min(25 + Math.ceil(signUpCount / 20), 1_000);

interface Dependencies {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>;
  publicUrl: string;
  /** @throws RateLimitedError */
  spend: (context: ApiContext, cost: number) => void;
}

/** The files that a device at the door reads before it loses the network. See docs/door-snapshot.md. */
export function registerDoorRoutes(
  http: FastifyInstance,
  { contextOf, publicUrl, spend }: Dependencies,
): void {
  const snapshots = new DoorSnapshots();
  const onRequest = [openToAllOrigins, refuseForeignPages(publicUrl, hasBearer)];
  type Route = { Params: { id: string } };

  registerPreflightRoute(http, '/door/:id/snapshot', 'GET');
  // Sealed texts do not get smaller.
  http.get<Route>('/door/:id/snapshot', { onRequest, compress: false }, async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie, authorization' });
    const context = await contextOf(request, reply);
    const found = await snapshots.read(context, request.params.id).catch(ifRejected);
    if (found instanceof Error) return reject(reply, found);
    // Also where nothing has changed: all tickets were read to know that.
    spend(context, costOf(found.event));
    const etag = `"${found.snapshot.version}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/octet-stream').send(await found.snapshot.bytes());
  });

  registerPreflightRoute(http, '/door/:id/names', 'GET');
  http.get<Route>('/door/:id/names', { onRequest }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const context = await contextOf(request, reply);
    const found = await listNames(context, request.params.id).catch(ifRejected);
    if (found instanceof Error) return reject(reply, found);
    spend(context, costOf(found.event));
    return { people: found.people };
  });
}
