import { expect, it } from 'vitest';
import { noMail } from '../features/mail/mail-gateway.js';
import {
  InvalidSignatureError,
  type PaymentGateway,
  PaymentServiceUnreachableError,
} from '../features/payments/payment-gateway.js';
import { observeServices } from './observe-services.js';

it('counts a failure of Stripe, and no webhook that Stripe did not sign', async () => {
  const seen: string[] = [];
  const gateway: Pick<PaymentGateway, 'findIntent' | 'readWebhookEvent'> = {
    findIntent: async () => {
      throw new PaymentServiceUnreachableError('no answer');
    },
    readWebhookEvent: async () => {
      throw new InvalidSignatureError('signed by a stranger');
    },
  };
  const { payments } = observeServices(
    { mail: noMail, payments: gateway as PaymentGateway, google: null },
    (service, failure) => seen.push(`${service} ${failure}`),
  );

  await expect(payments?.readWebhookEvent(Buffer.alloc(0), undefined)).rejects.toThrow('stranger');
  expect(seen).toEqual([]);
  await expect(payments?.findIntent('pi_1')).rejects.toThrow('no answer');
  expect(seen).toEqual(['stripe unavailable']);
});
