import type { CheckResult } from '../../../platform/check-result.js';
import type { PaymentGateway } from '../../payments/payment-gateway.js';
import { HANDLED_EVENT_TYPES } from './stripe-event-types.js';

interface Keys {
  secretKey: string;
  publishableKey: string;
}

/** Of a type that the product does not follow: it is answered, and nothing is stored. */
const TRIAL = JSON.stringify({
  id: 'evt_trial',
  object: 'event',
  type: 'turnout.trial',
  data: { object: {} },
});

/**
 * Looks at everything that card payments need, and charges nothing: the keys, the account, the webhook at Stripe, and
 * whether the running product accepts what is signed with the webhook's secret.
 * @param webhookUrl where Stripe sends its webhooks
 */
export async function checkSetUp(
  gateway: PaymentGateway,
  keys: Keys,
  webhookUrl: string,
): Promise<CheckResult[]> {
  return [
    sameMode(keys),
    ...(await checkAccount(gateway, webhookUrl)),
    await checkWallets(gateway, new URL(webhookUrl).hostname),
    await checkWebhook(gateway, webhookUrl),
  ];
}

function sameMode({ secretKey, publishableKey }: Keys): CheckResult {
  const modes = [secretKey, publishableKey].map((key) => (key.includes('_live_') ? 'live' : 'test'));
  const isRight = modes[0] === modes[1];
  const sentence = isRight
    ? `Both keys are for ${modes[0]} mode.`
    : `The secret key is for ${modes[0]} mode and the publishable key for ${modes[1]} mode: take both from the same.`;
  return { isRight, sentence };
}

async function checkAccount(gateway: PaymentGateway, webhookUrl: string): Promise<CheckResult[]> {
  try {
    const { takesCards, webhooks } = await gateway.describeSetUp();
    return [
      { isRight: true, sentence: 'Stripe accepts the secret key.' },
      takesCards
        ? { isRight: true, sentence: 'The account can take payments.' }
        : {
            isRight: false,
            sentence: 'The account cannot take payments yet: finish its activation at Stripe.',
          },
      checkEndpoint(
        webhookUrl,
        webhooks.find(({ url }) => url === webhookUrl),
      ),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      { isRight: false, sentence: `Stripe does not accept the secret key, or does not answer (${reason}).` },
    ];
  }
}

function checkEndpoint(url: string, webhook?: { isEnabled: boolean; events: string[] }): CheckResult {
  if (!webhook) return { isRight: false, sentence: `Stripe has no webhook to ${url}: add one.` };
  if (!webhook.isEnabled)
    return { isRight: false, sentence: `The webhook to ${url} is disabled: enable it.` };
  const missing = HANDLED_EVENT_TYPES.filter(
    (type) => !webhook.events.includes(type) && !webhook.events.includes('*'),
  );
  if (missing.length > 0) {
    return { isRight: false, sentence: `The webhook to ${url} lacks these events: ${missing.join(', ')}.` };
  }
  return { isRight: true, sentence: `Stripe sends all that is needed to ${url}.` };
}

/** Cards can be taken without wallets: nothing here is wrong. */
async function checkWallets(gateway: PaymentGateway, domain: string): Promise<CheckResult> {
  return { isRight: true, sentence: await walletSentence(gateway, domain) };
}

async function walletSentence(gateway: PaymentGateway, domain: string): Promise<string> {
  try {
    const wallets = await gateway.walletsAt(domain);
    if (!wallets)
      return `Apple Pay and Google Pay are not offered: register ${domain} at Stripe if you want them.`;
    const [applePay, googlePay] = [wallets.applePay, wallets.googlePay].map((reason) =>
      reason === null ? 'is offered' : `is not offered (${reason})`,
    );
    return `At ${domain} Apple Pay ${applePay}, and Google Pay ${googlePay}.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `Whether Apple Pay and Google Pay are offered could not be read (${reason}).`;
  }
}

async function checkWebhook(gateway: PaymentGateway, url: string): Promise<CheckResult> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': await gateway.sign(TRIAL) };
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: TRIAL,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).then(
    ({ status }) => status,
    () => null,
  );
  if (answer === 200) return { isRight: true, sentence: 'The product accepts webhooks with this secret.' };
  if (answer === 400) {
    return {
      isRight: false,
      sentence: 'The product runs with another webhook secret: restart it with this one.',
    };
  }
  const found = answer === null ? 'nothing answers' : `the answer is ${answer}`;
  return { isRight: false, sentence: `The product cannot be reached at ${url}: ${found}.` };
}
