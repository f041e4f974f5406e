import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_LOGO_BYTES } from '../../features/brand/logo/read-logo.js';
import type { Scheme } from '../../features/brand/tones.js';
import { requireFirstStaff } from '../../features/brand-settings/first-staff.js';
import { updateLogo } from '../../features/brand-settings/update-logo.js';
import { replyNotFound } from '../../platform/http/error-reply.js';
import { bytesOf, takeRawBodies } from '../../platform/http/raw-bodies.js';
import { refuseForeignPages } from '../../platform/http/same-origin.js';
import type { Site } from '../pages/site.js';
import { ifRejected, reject } from '../rejections.js';
import type { ApiContext } from '../request-context.js';
import { brandStyle, stylePath } from './brand-head.js';

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** As much as a page of a list with 25 objects. */
const COST = 25;

interface Dependencies {
  site: Site;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>;
  publicUrl: string;
  /** @throws RateLimitedError */
  spend: (context: ApiContext, cost: number) => void;
}

type OfScheme = { Params: { scheme: string }; Querystring: { v?: unknown } };

/** The operator's style and logos, and where the first staff account sends logos. */
export async function registerBrandRoutes(
  http: FastifyInstance,
  { site, contextOf, publicUrl, spend }: Dependencies,
): Promise<void> {
  http.get('/brand.css', async (request, reply) => {
    const style = brandStyle(site.brand) ?? '';
    return cachedBy(reply, stylePath(style) === request.url)
      .type('text/css; charset=utf-8')
      .send(style);
  });

  http.get<OfScheme>('/brand/logos/:scheme', { compress: false }, async (request, reply) => {
    const scheme = schemeOf(request.params.scheme);
    const logo = scheme && site.brand[`${scheme}Logo`];
    if (!logo) return replyNotFound(reply);
    return (
      cachedBy(reply, request.query.v === logo.hash)
        // Opened as a page of its own, it can do nothing (V5).
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type(logo.type)
        .send(logo.bytes)
    );
  });

  await http.register(async (scope) => {
    takeRawBodies(scope);

    // Before the body is read.
    const onlyFirstStaff = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const context = await contextOf(request, reply);
      spend(context, COST);
      const refused = await requireFirstStaff(context).catch(ifRejected);
      if (refused instanceof Error) return reject(reply, refused);
    };
    const guards = { onRequest: [refuseForeignPages(publicUrl, () => false), onlyFirstStaff] };
    const store = async (request: FastifyRequest, reply: FastifyReply, bytes: Buffer | null) => {
      const scheme = schemeOf((request.params as OfScheme['Params']).scheme);
      if (!scheme) return replyNotFound(reply);
      const refused = await updateLogo(await contextOf(request, reply), scheme, bytes).catch(ifRejected);
      return refused instanceof Error ? reject(reply, refused) : reply.code(204).send();
    };
    scope.put('/brand/logos/:scheme', { ...guards, bodyLimit: MAX_LOGO_BYTES }, (request, reply) =>
      store(request, reply, bytesOf(request)),
    );
    scope.delete('/brand/logos/:scheme', guards, (request, reply) => store(request, reply, null));
  });
}

/** An address with a version has the same bytes for good. Any other address has the current choice. */
function cachedBy(reply: FastifyReply, isNamed: boolean): FastifyReply {
  return reply.header('cache-control', isNamed ? FOR_GOOD : 'no-cache');
}

function schemeOf(text: string): Scheme | null {
  return text === 'light' || text === 'dark' ? text : null;
}
