import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { Context } from '../../src/features/context.js';
import { requestContext } from '../../src/http/request-context.js';
import type { TestApp } from './test-app.js';
import type { Person } from './world.js';

/** The context that a request of this caller has, so that a test can call a use case as any caller may. */
export async function contextOf(
  { jobContext }: TestApp,
  caller: Pick<Person, 'client'> | null,
): Promise<Context> {
  const contextOfRequest = requestContext(jobContext);
  const http = fastify();
  await http.register(cookie);
  let context: Context | undefined;
  http.get('/', async (request, reply) => {
    context = await contextOfRequest(request, reply);
  });
  const { headers = {}, cookie: cookies = '' } = caller?.client ?? {};
  await http.inject({ url: '/', headers: { ...headers, cookie: cookies } });
  if (!context) throw new Error('There is no context');
  return context;
}
