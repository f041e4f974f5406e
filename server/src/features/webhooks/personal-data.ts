import { columnRules, OF_ACCOUNT, stays } from '../personal-columns.js';
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

const TWO_WEEKS = stays('two weeks');

export const columnsOfWebhooks = [
  columnRules('webhooks', {
    personal: [
      [OF_ACCOUNT, 'id', 'account_id', 'url', 'topics', 'query', 'scopes', 'created_at'],
      [OF_ACCOUNT, 'encrypted_secret', 'previous_encrypted_secret', 'previous_secret_until'],
    ],
    notPersonal: ['paused_at', 'next_attempt_at', 'probe_at', 'claimed_until'],
  }),
  columnRules('webhook_notices', {
    personal: [[TWO_WEEKS, 'id', 'subject_id', 'sign_up_id', 'payment_id', 'waiting_list_entry_id']],
    notPersonal: [
      ...['webhook_id', 'position', 'topic', 'occurred_at', 'event_id', 'attempts', 'next_attempt_at'],
      ...['delivered_at'],
    ],
  }),
  columnRules('webhook_deliveries', {
    personal: [[TWO_WEEKS, 'error']],
    notPersonal: [
      ...['id', 'webhook_id', 'notice_id', 'topic', 'attempt', 'status', 'duration_ms', 'delivered_at'],
    ],
  }),
];
