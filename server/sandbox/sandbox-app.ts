import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Log } from '../src/platform/log.js';
import { Changes } from './changes.js';
import { answerControl } from './control/control-routes.js';
import { PlannedFailures } from './control/planned-failures.js';
import { openMailbox } from './mailbox/mailbox.js';
import { refuseForeignHosts } from './only-local.js';
import { servePages } from './pages/page-routes.js';
import { InactiveRecipients } from './postmark/inactive-recipients.js';
import { answerAsPostmark } from './postmark/postmark-routes.js';
import { sendSecurityHeaders } from './security-headers.js';

export interface SandboxAppOptions {
  host: string;
  folder: string;
  serverToken: string;
  log: Log;
}

/** Builds the sandbox's HTTP server. It does not listen yet. */
export async function createSandboxApp({ host, folder, serverToken, log }: SandboxAppOptions) {
  const changes = new Changes();
  const mailbox = await openMailbox(folder, changes.announce);
  const failures = new PlannedFailures(changes.announce);
  const inactive = new InactiveRecipients();

  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Callers that are never answered and pages that listen for changes would keep it from closing.
    forceCloseConnections: true,
  });
  app.addHook('onRequest', refuseForeignHosts(host));
  sendSecurityHeaders(app);
  app.addHook('onClose', () => mailbox.settled());

  await app.register(async (scope) => answerAsPostmark(scope, { serverToken, mailbox, failures, inactive }));
  await app.register(async (scope) => answerControl(scope, { mailbox, failures, inactive }));
  await app.register(async (scope) => servePages(scope, { mailbox, failures, changes }));
  return app;
}
