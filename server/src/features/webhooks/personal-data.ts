import { type NotExported, personalData } from '../personal-data.js';
import { WebhookDelivery } from './deliveries/webhook-delivery.entity.js';
import { WebhookNotice } from './notices/webhook-notice.entity.js';
import { Webhook } from './webhook.entity.js';

const SECRET = 'a secret of the webhook';

export const dataOfWebhooks = [
  personalData({
    name: 'webhooks',
    kind: 'PROGRAMS',
    entity: Webhook,
    rowsOf: ({ id: accountId }) => ({ accountId }),
    leftOut: { encryptedSecret: SECRET, previousEncryptedSecret: SECRET },
  }),
];

export const notExportedOfWebhooks: NotExported[] = [
  { entity: WebhookNotice, reason: 'ids of events, and of the places of other people' },
  { entity: WebhookDelivery, reason: 'how a receiver answered' },
];
