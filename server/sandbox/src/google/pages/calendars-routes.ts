import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PlannedFailures } from '../../control/planned-failures.js';
import { refuseForeignPages } from '../../only-local.js';
import type { Html } from '../../pages/html.js';
import { sendHtml } from '../../pages/send-html.js';
import { deleteEvent } from '../calendar/delete-event.js';
import { eventsOf, findEvent } from '../calendar/keep-event.js';
import { summaryOf } from '../control/account-summary.js';
import { expireAccess, revokeAccess } from '../oauth/revoke-access.js';
import type { GoogleSide } from '../open-google.js';
import { accountView } from './account-view.js';
import { calendarsPage } from './calendars-page.js';

type OfAccount = { Params: { email: string } };
type OfEvent = { Params: { email: string; id: string } };

const month = z
  .string()
  .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/)
  .optional()
  .catch(undefined);
const viewShape = z.object({ month, event: z.string().optional().catch(undefined) });
const formShape = z.object({ month }).catch({ month: undefined });

/** The calendars for people, and what they can do at Google. It works without its script. */
export async function serveCalendars(
  app: FastifyInstance,
  { ledger }: GoogleSide,
  failures: PlannedFailures,
): Promise<void> {
  await app.register(formBody);
  app.addHook('onRequest', refuseForeignPages);
  app.addHook('preSerialization', sendHtml);

  const accounts = () => ledger.accounts.newestFirst().map((account) => summaryOf(ledger, account));
  const calendars = (email: string, view: z.infer<typeof viewShape>): Html | undefined => {
    const found = ledger.accounts.find(email.toLowerCase());
    if (!found) return undefined;
    const account = summaryOf(ledger, found);
    const events = eventsOf(ledger, found.id);
    const content = accountView({
      accountId: found.id,
      account,
      events,
      month: view.month,
      chosen: view.event,
    });
    return calendarsPage({ accounts: accounts(), failures: failures.list(), open: { account, content } });
  };

  app.get('/calendars', async () => calendarsPage({ accounts: accounts(), failures: failures.list() }));
  app.get<OfAccount>('/calendars/:email', async ({ params, query }, reply) => {
    return calendars(params.email, viewShape.parse(query)) ?? reply.redirect('/calendars', 303);
  });

  const addressOf = (email: string, search = '') => `/calendars/${encodeURIComponent(email)}${search}`;
  app.post<OfAccount>('/actions/accounts/:email/revoke', async ({ params }, reply) => {
    revokeAccess(ledger, params.email);
    return reply.redirect(addressOf(params.email), 303);
  });
  app.post<OfAccount>('/actions/accounts/:email/expire', async ({ params }, reply) => {
    expireAccess(ledger, params.email);
    return reply.redirect(addressOf(params.email), 303);
  });
  app.post<OfEvent>('/actions/accounts/:email/events/:id/delete', async ({ params, body }, reply) => {
    const event = findEvent(ledger, params.email, params.id);
    // It may have gone since the page was shown.
    if (event && event.status !== 'cancelled') deleteEvent(ledger, params.email, params.id);
    const shown = formShape.parse(body ?? {}).month;
    return reply.redirect(addressOf(params.email, shown && `?month=${shown}`), 303);
  });
}
