import { randomUUID } from 'node:crypto';
import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PlannedFailures } from '../fault-injection.js';
import { refuseForeignPages } from '../local-only.js';
import type { Store } from '../store.js';
import { answerNotice, statusOf } from './answer-notice.js';
import { isSecret, type ReceivedNotice, type Secrets } from './notices.js';
import { ReceiverPage } from './receiver-page.js';

interface ReceiverDependencies {
  store: Store;
  failures: PlannedFailures;
  secrets: Secrets;
}

/** The page's own address, to which the product posts. */
export const RECEIVER_PATH = '/webhooks/receiver';

const secretShape = z.object({
  secret: z.string().refine(isSecret, 'A secret begins with whsec_, and the product shows it once'),
});
const bodyOf = ({ text }: ReceivedNotice): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Takes the product's webhooks. Any program on this machine may post. */
export function registerReceiverRoutes(
  app: FastifyInstance,
  { store, failures }: Omit<ReceiverDependencies, 'secrets'>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
  app.addHook('onRequest', refuseForeignPages);
  app.post(RECEIVER_PATH, async (request, reply) => {
    const failure = failures.takeForReceiver();
    store.webhookNotices.save({
      id: randomUUID(),
      at: new Date().toISOString(),
      headers: request.headers as Record<string, string>,
      text: typeof request.body === 'string' ? request.body : '',
      status: statusOf(failure),
    });
    return answerNotice(reply, failure);
  });
}

/** What arrived, for people and for tests, and the secrets that it is checked by. */
export async function registerReceiverPageRoutes(
  app: FastifyInstance,
  { store, failures, secrets }: ReceiverDependencies,
): Promise<void> {
  app.addHook('onRequest', refuseForeignPages);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
    return reply.send(error);
  });
  await app.register(formBody);

  const page = (openId?: string) => {
    const open = openId === undefined ? undefined : store.webhookNotices.find(openId);
    return (
      <ReceiverPage
        notices={store.webhookNotices.newestFirst()}
        failures={failures.list()}
        check={(notice) => secrets.check(notice)}
        {...(open && { open })}
      />
    );
  };
  app.get(RECEIVER_PATH, async () => page());
  app.get<{ Params: { id: string } }>(`${RECEIVER_PATH}/:id`, async ({ params }) => page(params.id));
  app.post('/actions/receiver/secret', async ({ body }, reply) => {
    secrets.add(secretShape.parse(body).secret);
    return reply.redirect(RECEIVER_PATH, 303);
  });
  app.post('/actions/receiver/empty', async (_request, reply) => {
    store.clearWebhookNotices();
    return reply.redirect(RECEIVER_PATH, 303);
  });

  app.get('/webhooks/received', async () =>
    store.webhookNotices
      .newestFirst()
      .map((notice) => ({ ...notice, body: bodyOf(notice), signature: secrets.check(notice) })),
  );
  app.post('/webhooks/secrets', async ({ body }, reply) => {
    secrets.add(secretShape.parse(body).secret);
    return reply.code(204).send();
  });
}
