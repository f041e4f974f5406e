import { once } from 'es-toolkit/function/once';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { printApiSchema } from '../schema.js';
import { openToAllOrigins } from './any-origin.js';

/** Seconds. A schema changes with a release. */
const MAX_AGE = 300;

/** The schema as a file, for tools that generate code from it, and for people: a browser shows it as text. */
export function registerSchemaRoute(http: FastifyInstance, schema: GraphQLSchema): void {
  // Sorting and printing takes as long as the rest of the routes together, and many processes are never asked.
  const text = once(() => printApiSchema(schema));
  http.get('/schema.graphql', { onRequest: openToAllOrigins }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${MAX_AGE}`)
      .send(text()),
  );
}
