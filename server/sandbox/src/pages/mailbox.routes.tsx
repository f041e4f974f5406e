import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Failure, failureShape, type PlannedFailures } from '../fault-injection.js';
import { refuseForeignPages } from '../local-only.js';
import type { Mail } from '../postmark/mail.js';
import { type MailEvents, mailEventNames } from '../postmark/send-mail-event.js';
import type { Store } from '../store.js';
import { type Changes, sendChanges } from './changes.js';
import { sendAttachment, sendMailHtml } from './mail-content.js';
import { type MailFormat, mailFormats } from './mail-view.js';
import { MailboxPage } from './mailbox-page.js';

interface PageDependencies {
  store: Store;
  failures: PlannedFailures;
  changes: Changes;
  mailEvents: MailEvents;
}

type OfMail = { Params: { id: string } };
type OfAttachment = { Params: { id: string; index: string } };

const pageQuery = z.object({
  search: z.string().catch(''),
  format: z.enum(mailFormats).optional().catch(undefined),
});

const serviceShape = z
  .object({ service: z.enum(['postmark', 'stripe', 'google', 'webhooks']).catch('postmark') })
  .catch({ service: 'postmark' });

/** The mailbox for people. It works without its script, which only updates it. */
export function registerMailboxPageRoutes(
  app: FastifyInstance,
  { store, failures, changes, mailEvents }: PageDependencies,
): void {
  app.addHook('onRequest', refuseForeignPages);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );

  const page = (search: string, open?: { mail: Mail; format: MailFormat }) => (
    <MailboxPage
      mails={store.mails.newestFirst().filter(matching(search))}
      search={search}
      failures={failures.list()}
      {...(open && { open })}
    />
  );

  app.get('/', async (request) => page(pageQuery.parse(request.query).search));
  app.get<OfMail>('/read/:id', async (request, reply) => {
    const { search, format } = pageQuery.parse(request.query);
    const mail = store.mails.find(request.params.id);
    if (!mail) return reply.redirect('/', 303);
    return page(search, { mail, format: format ?? (mail.HtmlBody ? 'html' : 'text') });
  });
  app.get<OfMail>('/read/:id/html', async (request, reply) => {
    const { HtmlBody, Attachments } = store.mails.find(request.params.id) ?? {};
    return HtmlBody ? sendMailHtml(reply, HtmlBody, Attachments ?? []) : reply.callNotFound();
  });
  app.get<OfAttachment>('/read/:id/attachments/:index', async (request, reply) => {
    const attachment = store.mails.find(request.params.id)?.Attachments?.[Number(request.params.index)];
    return attachment ? sendAttachment(reply, attachment) : reply.callNotFound();
  });

  app.get('/changes', async (_request, reply) => sendChanges(reply, changes));

  for (const what of mailEventNames) {
    app.post<OfMail>(`/actions/${what}/:id`, async (request, reply) => {
      const mail = store.mails.find(request.params.id);
      if (!mail) return reply.redirect('/', 303);
      await mailEvents.send(what, mail);
      return reply.redirect(`/read/${mail.MessageID}`, 303);
    });
  }
  app.post('/actions/empty', async (_request, reply) => {
    store.clearMails();
    return reply.redirect('/', 303);
  });
  app.post('/actions/fail', async (request, reply) => {
    const failure = failureShape.safeParse(request.body);
    if (!failure.success) return reply.code(400).send({ error: z.prettifyError(failure.error) });
    failures.plan(failure.data);
    return reply.redirect(pageOf(failure.data.service), 303);
  });
  app.post('/actions/stop-failing', async (request, reply) => {
    failures.clear();
    return reply.redirect(pageOf(serviceShape.parse(request.body).service), 303);
  });
}

function pageOf(service: Failure['service']): string {
  return { postmark: '/', stripe: '/payments', google: '/calendars', webhooks: '/webhooks/receiver' }[
    service
  ];
}

function matching(search: string): (mail: Mail) => boolean {
  const wanted = search.trim().toLowerCase();
  return ({ To, Cc, Bcc, Subject }) =>
    [To, Cc, Bcc, Subject].some((text) => (text ?? '').toLowerCase().includes(wanted));
}
