import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireStaff } from '../../features/accounts/access-rules.js';
import { AccessScope } from '../../features/accounts/access-tokens/access-scope.js';
import type { PictureReader } from '../../features/pictures/picture-reader.js';
import { sizedPictureUrl } from '../../features/pictures/picture-url.js';
import { requireFreeProcessor } from '../../features/pictures/process-picture.js';
import { uploadPicture } from '../../features/pictures/upload-picture.js';
import { replyNotFound } from '../../platform/http/error-reply.js';
import { bytesOf, takeRawBodies } from '../../platform/http/raw-bodies.js';
import { refuseForeignPages } from '../../platform/http/same-origin.js';
import { openFileToAllOrigins, openToAllOrigins, registerPreflightRoute } from '../any-origin.js';
import { hasBearer } from '../bearer.js';
import { ifRejected, reject } from '../rejections.js';
import type { ApiContext } from '../request-context.js';
import { UploadSlots } from './upload-slots.js';

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** As much as a page of a list with 25 objects. */
const UPLOAD_COST = 25;
const READ_COST = 1;
/** Pixels: the picture as the form of its sender shows it. */
const SHOWN_WIDTH = 800;

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

interface Dependencies {
  pictures: PictureReader;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>;
  publicUrl: string;
  /** @throws RateLimitedError */
  spend: (context: ApiContext, cost: number) => void;
  /** Of a visitor whose account does not matter. @throws RateLimitedError */
  spendOfNetwork: (request: FastifyRequest, cost: number) => void;
}

/** The addresses to which staff send pictures, and at which all people read them. */
export async function registerPictureRoutes(
  http: FastifyInstance,
  { pictures, contextOf, publicUrl, spend, spendOfNetwork }: Dependencies,
): Promise<void> {
  registerPreflightRoute(http, '/pictures', 'POST');
  await http.register(async (scope) => {
    takeRawBodies(scope);
    const contexts = new WeakMap<FastifyRequest, ApiContext>();
    const slots = new UploadSlots();

    // Before the body is read: no other caller makes us take in 10 MB.
    const onlyStaff = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const context = await contextOf(request, reply);
      try {
        const { accountId } = requireStaff(context, AccessScope.EVENTS_WRITE);
        requireFreeProcessor();
        slots.take(accountId, reply);
        spend(context, UPLOAD_COST);
      } catch (error) {
        return reject(reply, ifRejected(error));
      }
      contexts.set(request, context);
    };
    scope.post(
      '/pictures',
      {
        bodyLimit: MAX_PICTURE_BYTES,
        onRequest: [openToAllOrigins, refuseForeignPages(publicUrl, hasBearer), onlyStaff],
      },
      async (request, reply) => {
        const context = contexts.get(request) ?? (await contextOf(request, reply));
        const bytes = bytesOf(request);
        const uploaded = await uploadPicture(context, bytes).catch(ifRejected);
        if (uploaded instanceof Error) return reject(reply, uploaded);
        return reply
          .code(201)
          .send({ pictureId: uploaded.id, url: sizedPictureUrl(publicUrl, uploaded, SHOWN_WIDTH) });
      },
    );
  });

  type Route = { Params: { id: string; name: string } };
  registerPreflightRoute(http, '/pictures/:id/:name', 'GET');
  http.get<Route>(
    '/pictures/:id/:name',
    { onRequest: openFileToAllOrigins(publicUrl), compress: false },
    async (request, reply) => {
      spendOfNetwork(request, READ_COST);
      const { id, name } = request.params;
      const bytes = await pictures.read(id, name);
      const type = types[name.slice(name.lastIndexOf('.') + 1)];
      if (!bytes || !type) return replyNotFound(reply);
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          // Opened as a page of its own, it can do nothing.
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type(type)
        .send(bytes);
    },
  );
}
