import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PlannedFailures } from '../../fault-injection.js';
import { refuseForeignPages } from '../../local-only.js';
import { deleteEvent, eventsOf, findEvent } from '../calendar/events.js';
import { summaryOf } from '../control.routes.js';
import type { GoogleStandIn } from '../google.js';
import { expireAccess, revokeAccess } from '../identity/revoke-access.js';
import { CalendarsPage } from './calendars-page.js';

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
export async function registerCalendarPageRoutes(
  app: FastifyInstance,
  { store }: GoogleStandIn,
  failures: PlannedFailures,
): Promise<void> {
  await app.register(formBody);
  app.addHook('onRequest', refuseForeignPages);

  const accounts = () => store.accounts.newestFirst().map((account) => summaryOf(store, account));
  const common = () => ({ accounts: accounts(), failures: failures.list() });

  app.get('/calendars', async () => <CalendarsPage {...common()} />);
  app.get<OfAccount>('/calendars/:email', async ({ params, query }, reply) => {
    const found = store.accounts.find(params.email.toLowerCase());
    if (!found) return reply.redirect('/calendars', 303);
    const { month, event: chosen } = viewShape.parse(query);
    const account = summaryOf(store, found);
    const open = { accountId: found.id, account, events: eventsOf(store, found.id), month, chosen };
    return <CalendarsPage {...common()} open={open} />;
  });

  const addressOf = (email: string, search = '') => `/calendars/${encodeURIComponent(email)}${search}`;
  app.post<OfAccount>('/actions/accounts/:email/revoke', async ({ params }, reply) => {
    revokeAccess(store, params.email);
    return reply.redirect(addressOf(params.email), 303);
  });
  app.post<OfAccount>('/actions/accounts/:email/expire', async ({ params }, reply) => {
    expireAccess(store, params.email);
    return reply.redirect(addressOf(params.email), 303);
  });
  app.post<OfEvent>('/actions/accounts/:email/events/:id/delete', async ({ params, body }, reply) => {
    const event = findEvent(store, params.email, params.id);
    // It may have gone since the page was shown.
    if (event && event.status !== 'cancelled') deleteEvent(store, params.email, params.id);
    const shown = formShape.parse(body ?? {}).month;
    return reply.redirect(addressOf(params.email, shown && `?month=${shown}`), 303);
  });
}
