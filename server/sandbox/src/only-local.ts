import type { FastifyReply, FastifyRequest } from 'fastify';

const localNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses requests for any other name. A page of another site can point its own name at this machine (DNS rebinding),
 * and would then count as the same origin.
 * @param host the address that the sandbox listens on
 */
export function refuseForeignHosts(host: string) {
  const names = new Set([...localNames, hostName(host.includes(':') ? `[${host}]` : host)]);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!names.has(hostName(request.headers.host ?? ''))) {
      await reply.code(403).send({ error: 'The sandbox answers to the name localhost only.' });
    }
  };
}

/** Refuses what another site's page makes a browser change here. Programs send no such headers and are let in. */
export async function refuseForeignPages(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, host, 'sec-fetch-site': site = 'none' } = request.headers;
  const foreignOrigin = origin !== undefined && origin !== `http://${host}`;
  if (foreignOrigin || site === 'cross-site' || site === 'same-site') {
    await reply.code(403).send({ error: 'This request came from a page of another site.' });
  }
}

function hostName(authority: string): string | undefined {
  return URL.parse(`http://${authority}`)?.hostname;
}
