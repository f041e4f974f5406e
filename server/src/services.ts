import { join } from 'node:path';
import { startSandbox } from '../sandbox/start-sandbox.js';
import type { Config } from './config.js';
import { type MailGateway, noMail } from './features/mail/mail-gateway.js';
import { postmarkGateway } from './features/mail/postmark-gateway.js';
import type { Log } from './platform/log.js';

/** The services outside, as the features know them: live, played by the sandbox, or off. */
export interface Services {
  mail: MailGateway;
  /** Where the sandbox shows what it got; undefined when it plays no service. */
  sandboxUrl?: string;
  close(): Promise<void>;
}

/** @throws StartError when the sandbox's port is taken */
export async function connectServices({ mail, ...config }: Config, log: Log): Promise<Services> {
  switch (mail.mode) {
    case 'live':
      return { mail: postmarkGateway(mail), close: async () => {} };
    case 'off':
      log.warn('no mail is sent: POSTMARK_SERVER_TOKEN and MAIL_FROM are not set');
      return { mail: noMail, close: async () => {} };
    case 'sandbox': {
      const folder = join(config.dataDir, 'sandbox');
      const sandbox = await startSandbox({ port: config.sandboxPort, host: config.host, folder, log });
      const from = `${config.productName} <events@${config.staffDomain}>`;
      return {
        mail: postmarkGateway({ ...sandbox.postmark, from }),
        sandboxUrl: sandbox.url,
        close: sandbox.close,
      };
    }
  }
}
