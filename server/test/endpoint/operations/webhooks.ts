import { AccessScope } from '../../../src/features/accounts/access-tokens/access-scope.js';
import { createWebhook } from '../../../src/features/webhooks/create-webhook.js';
import { deleteWebhook } from '../../../src/features/webhooks/delete-webhook.js';
import { retryWebhookDelivery } from '../../../src/features/webhooks/deliveries/retry-webhook-delivery.js';
import { resumeWebhook } from '../../../src/features/webhooks/resume-webhook.js';
import { rotateWebhookSecret } from '../../../src/features/webhooks/rotate-webhook-secret.js';
import { testWebhook } from '../../../src/features/webhooks/test-webhook.js';
import { updateWebhook } from '../../../src/features/webhooks/update-webhook.js';
import { forStaff, type Operations } from './operation.js';

/** Others are not told that there is such a webhook. */
const ofWebhook = {
  select: 'webhook { id }',
  args: ({ webhook }) => ({ id: webhook() }),
  outcomes: forStaff('ok', 'WEBHOOK_NOT_FOUND'),
  scope: AccessScope.WEBHOOKS,
  shows: 'nothing',
} satisfies Operations[string];
const { scope: _, ...inBrowser } = ofWebhook;

export const webhooks: Operations = {
  'Mutation.createWebhook': {
    ...ofWebhook,
    select: 'webhook { id deliveries { id } } secret',
    args: () => ({ url: 'https://example.org/webhook', topics: ['EVENT_CREATED'], query: '{ id }' }),
    outcomes: forStaff('ok', 'ok'),
    runs: createWebhook,
  },
  'Mutation.updateWebhook': {
    ...ofWebhook,
    select: 'webhook { id topics }',
    args: ({ webhook }) => ({ id: webhook(), topics: ['EVENT_DELETED'] }),
    runs: updateWebhook,
  },
  'Mutation.rotateWebhookSecret': {
    ...ofWebhook,
    select: 'webhook { id } secret',
    runs: rotateWebhookSecret,
  },
  'Mutation.testWebhook': {
    ...inBrowser,
    select: 'delivery { id }',
    args: ({ webhook }) => ({ id: webhook(), topic: 'EVENT_CREATED' }),
    runs: testWebhook,
  },
  'Mutation.resumeWebhook': { ...ofWebhook, runs: resumeWebhook },
  'Mutation.retryWebhookDelivery': {
    ...inBrowser,
    args: ({ delivery }) => ({ id: delivery() }),
    runs: retryWebhookDelivery,
  },
  'Mutation.deleteWebhook': { ...ofWebhook, select: 'deletedWebhookId', runs: deleteWebhook },
};
