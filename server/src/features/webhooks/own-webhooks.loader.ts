import { In } from 'typeorm';
import { type BatchFunction, rowOfEach } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { WebhookDelivery } from './deliveries/webhook-delivery.entity.js';
import { Webhook } from './webhook.entity.js';

/** The viewer's own webhooks with these ids; null for another's, and for one that there is not. */
export const ownWebhooks: BatchFunction<Context, string, Webhook | null> = async (
  { database, viewer },
  ids,
) => {
  if (!viewer) return ids.map(() => null);
  const { accountId } = viewer;
  return rowOfEach(ids, await database.findBy(Webhook, { id: In([...ids]), accountId }));
};

/** The deliveries of the viewer's own webhooks with these ids; null for another's, and for one that there is not. */
export const ownDeliveries: BatchFunction<Context, string, WebhookDelivery | null> = async (
  { database, viewer },
  ids,
) => {
  if (!viewer) return ids.map(() => null);
  const webhook = { accountId: viewer.accountId };
  return rowOfEach(ids, await database.findBy(WebhookDelivery, { id: In([...ids]), webhook }));
};
