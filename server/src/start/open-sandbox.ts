import { join } from 'node:path';
import type { Sandbox } from '@turnout/sandbox';
import type { Config } from '../config/config.js';
import { POSTMARK_WEBHOOK_PATH } from '../http/postmark-webhook.routes.js';
import { STRIPE_WEBHOOK_PATH } from '../http/stripe-webhook.routes.js';
import type { Log } from '../platform/log.js';
import { StartError } from '../platform/start-error.js';
import { openSharedSandbox } from './shared-sandbox.js';

export function isSandboxed({ mail, payments, google }: Config): boolean {
  return [mail, payments, google].some(({ mode }) => mode === 'sandbox');
}

/**
 * Loads the stand-ins only here: a server whose services are live or off is installed without them.
 * @throws StartError when they are not installed, or their port is taken
 */
export async function openSandbox(config: Config, log: Log, databaseUrl: string): Promise<Sandbox> {
  const { sandboxPort: port, dataDir, publicUrl: productUrl } = config;
  const sandbox = await import('@turnout/sandbox').catch(sayNotInstalled);
  const mailWebhook = {
    url: `${productUrl}${POSTMARK_WEBHOOK_PATH}`,
    secret: config.postmarkWebhookSecret ?? '',
  };
  const webhookUrl = `${productUrl}${STRIPE_WEBHOOK_PATH}`;
  const folder = join(dataDir, 'sandbox');
  try {
    return await openSharedSandbox(sandbox, {
      ...{ databaseUrl, port, folder, log, productUrl },
      ...{ webhookUrl, mailWebhook },
    });
  } catch (error) {
    throw error instanceof sandbox.SandboxError ? new StartError(error.message, { cause: error }) : error;
  }
}

function sayNotInstalled(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  throw new StartError(
    'The sandbox is not installed: set NODE_ENV to production, or start the server from a checkout.',
    { cause: error },
  );
}
