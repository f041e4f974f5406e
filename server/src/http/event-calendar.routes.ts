import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { eventCalendarFile } from '../features/events/event-calendar-file.js';
import { findEvent } from '../features/events/find-event.js';
import { replyNotFound } from '../platform/http/error-reply.js';

/** As much as the API's answer with the same texts costs. */
const COST = 25;

/** An event as a file for anybody's calendar. */
export function registerEventCalendarRoutes(
  http: FastifyInstance,
  database: EntityManager,
  { productName, publicUrl }: { productName: string; publicUrl: string },
  spend: (request: FastifyRequest, cost: number) => void,
): void {
  http.get<{ Params: { id: string } }>('/events/:id/event.ics', async (request, reply) => {
    spend(request, COST);
    const event = await findEvent(database, request.params.id);
    if (!event) return replyNotFound(reply);
    const uid = `event-${event.id}@${new URL(publicUrl).hostname}`;
    return reply
      .type('text/calendar; charset=utf-8; method=PUBLISH')
      .header('content-disposition', 'attachment; filename="event.ics"')
      .header('cache-control', 'no-cache')
      .send(eventCalendarFile({ productName, publicUrl, event, uid, writtenAt: event.updatedAt }));
  });
}
