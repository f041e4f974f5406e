import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Hourly, perHour } from '../../src/features/accounts/rate-limits/hourly-limits.js';
import { sandboxGoogle } from '../../src/start/services.js';
import { placeWithCode, recorded, recordScans, scanOf, undoScan } from '../door/door-operations.js';
import { inviteToEvent } from '../events/team-operations.js';
import { createMessage, sendMessagePreview, updateMessage } from '../messages/message-operations.js';
import {
  cancelCheckout,
  checkoutFor,
  completeCheckout,
  startCheckout,
} from '../payments/payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { placeFor, signUpPerson, signUpToSeveral } from '../sign-ups/sign-up-operations.js';
import { join } from '../sign-ups/waiting-list-operations.js';
import type { GraphQLAnswer } from '../support/api-client.js';
import { runSandbox } from '../support/sandbox.js';
import type { Person } from '../support/world.js';
import {
  createWebhook,
  newWebhook,
  retryDelivery,
  testWebhook,
  updateWebhook,
} from '../webhooks/webhook-operations.js';
import { createToken } from './access-token-operations.js';
import { logIn, register } from './account-operations.js';
import { requestEmailVerification, requestPasswordReset } from './recovery-operations.js';

let app: PaymentsApp;
let user: Person;
let staff: Person;
let freeEvent: string;
let pricedEvent: string;
let paymentId: string;
let webhookId: string;
let deliveryId: string;
let code: string;
let scanId: string;
beforeAll(async () => {
  const sandbox = await runSandbox();
  app = await startPaymentsApp({ doJobs: false, sandbox, google: sandboxGoogle(sandbox) });
  [user, staff] = [await app.world.user(), await app.world.staff()];
  freeEvent = (await app.world.event(staff, { pricePence: 0 })).id;
  pricedEvent = (await app.world.event(staff)).id;
  paymentId = (await checkoutFor(user, pricedEvent)).payment.id;
  webhookId = (await newWebhook(staff)).id;
  code = (await placeWithCode(app, freeEvent)).code;
  [{ id: scanId = '' } = {}] = await recorded(staff.client, freeEvent, [scanOf(code)]);
  deliveryId = (await testWebhook(staff, webhookId)).data.testWebhook.delivery?.id ?? '';
});
afterAll(() => app.close());
afterEach(() => void vi.restoreAllMocks());

const anyAddress = () => `${crypto.randomUUID()}@example.org`;
const isLimited = async (answer: Promise<Pick<GraphQLAnswer, 'errors'>>) =>
  (await answer).errors?.[0]?.extensions.code === 'RATE_LIMITED';

const mails: Hourly[] = ['mailsToAddress', 'mailsFromNetwork'];
const signUps: Hourly[] = ['signUpsOfAccount', 'signUpsFromNetwork'];
const checks: Hourly[] = ['checksOfAccount', 'checksFromNetwork'];

/** The counted attempts, their counters, and whether an attempt is refused as one too many. */
const uses: [what: string, counters: Hourly[], attempt: () => Promise<boolean>][] = [
  [
    'logIn',
    ['signInsOfAccount', 'signInsFromNetwork', 'wrongPasswords'],
    () => isLimited(logIn(app.anonymous(), { email: anyAddress() })),
  ],
  ['register', ['registrations'], () => isLimited(register(app.anonymous(), { email: anyAddress() }))],
  [
    'the way to Google',
    ['googleSignIns'],
    async () => {
      const { headers } = await app.anonymous().request('/auth/google/start');
      return headers.get('location') === '/signed-in-with-google?error=unavailable';
    },
  ],
  ['requestPasswordReset', mails, () => isLimited(requestPasswordReset(app.anonymous(), anyAddress()))],
  [
    'requestEmailVerification',
    mails,
    async () => isLimited(requestEmailVerification((await app.world.user()).client)),
  ],
  [
    'a mail to a typed address',
    ['contactConfirmations'],
    async () => {
      const email = anyAddress();
      await placeFor(await app.world.user(), freeEvent, { email });
      await app.settle();
      return app.mailGateway.to(email).length === 0;
    },
  ],
  ['signUp', signUps, () => isLimited(signUpPerson(user, freeEvent))],
  ['signUpToEvents', signUps, () => isLimited(signUpToSeveral(user, [freeEvent]))],
  ['joinWaitingList', signUps, () => isLimited(join(user, freeEvent))],
  [
    'startCheckout',
    ['checkoutsOfAccount', 'checkoutsFromNetwork'],
    () => isLimited(startCheckout(user, pricedEvent)),
  ],
  [
    'an Idempotency-Key',
    ['idempotencyKeys'],
    () => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const start = `mutation { startCheckout(input: { eventId: "", name: "", email: "" }) { payment { id } } }`;
      return isLimited(user.client.graphql(start, {}, headers));
    },
  ],
  ['completeCheckout', checks, () => isLimited(completeCheckout(user, paymentId))],
  ['cancelCheckout', checks, () => isLimited(cancelCheckout(user, paymentId))],
  [
    'recheckPayment',
    checks,
    () => isLimited(ofStaff(`recheckPayment(input: { paymentId: "${paymentId}" }) { payment { id } }`)),
  ],
  [
    'inviteToEvent',
    ['eventInvitations', 'invitationsToAddress'],
    () => isLimited(inviteToEvent(staff.client, { eventId: freeEvent, email: anyAddress(), role: 'DOOR' })),
  ],
  [
    'recordScans',
    ['unknownCodesOfCaller', 'unknownCodesFromNetwork'],
    () => isLimited(recordScans(staff.client, freeEvent, [scanOf('nothing')])),
  ],
  [
    'a ticket that is in already',
    ['repeatedScans'],
    async () => {
      const [{ id = '' } = {}] = await recorded(staff.client, freeEvent, [scanOf(code)]);
      return (await app.database.query('SELECT FROM scans WHERE id = $1', [id])).length === 0;
    },
  ],
  ['undoScan', ['undoneScans'], () => isLimited(undoScan(staff.client, scanId))],
  ['createAccessToken', ['accessTokens'], () => isLimited(createToken(staff.client))],
  [
    'updateEvent',
    ['teamActs'],
    () =>
      isLimited(
        ofStaff(`updateEvent(input: { id: "${freeEvent}", title: "${anyAddress()}" }) { event { id } }`),
      ),
  ],
  ['createMessage', ['messages'], () => isLimited(createMessage(staff.client, { eventId: freeEvent }))],
  ['updateMessage', ['messages'], () => isLimited(updateMessage(staff.client, { id: freeEvent }))],
  [
    'sendMessagePreview',
    ['messageTests'],
    () => isLimited(sendMessagePreview(staff.client, { eventId: freeEvent })),
  ],
  ['createWebhook', ['webhookRequests'], () => isLimited(createWebhook(staff, { query: '{ id }' }))],
  ['updateWebhook', ['webhookRequests'], () => isLimited(updateWebhook(staff, { id: webhookId }))],
  [
    'rotateWebhookSecret',
    ['webhookRequests'],
    () => isLimited(ofStaff(`rotateWebhookSecret(input: { id: "${webhookId}" }) { secret }`)),
  ],
  [
    'resumeWebhook',
    ['webhookRequests'],
    () => isLimited(ofStaff(`resumeWebhook(input: { id: "${webhookId}" }) { webhook { id } }`)),
  ],
  ['testWebhook', ['webhookRequests'], () => isLimited(testWebhook(staff, webhookId))],
  ['retryWebhookDelivery', ['webhookRequests'], () => isLimited(retryDelivery(staff, deliveryId))],
];
const ofStaff = (field: string) => staff.client.graphql(`mutation { ${field} }`);

/** From now on, each attempt that it counts is one too many. */
function useUp(counter: Hourly): void {
  for (const { prototype } of [RateLimiterPostgres, RateLimiterMemory]) {
    const { consume } = prototype;
    vi.spyOn(prototype, 'consume').mockImplementation(function (this: typeof prototype, ...given) {
      if (this.keyPrefix === counter) return Promise.reject(new RateLimiterRes(0, 60_000));
      return consume.apply(this, given);
    });
    const { get } = prototype;
    vi.spyOn(prototype, 'get').mockImplementation(function (this: typeof prototype, ...given) {
      const isUsedUp = this.keyPrefix === counter;
      return isUsedUp ? Promise.resolve(new RateLimiterRes(0, 60_000, this.points)) : get.apply(this, given);
    });
  }
}

describe.each(uses)('S31: %s', (_what, counters, attempt) => {
  it.each(counters)('is refused once the limit %s is used up, and not before', async (counter) => {
    expect(await attempt()).toBe(false);
    useUp(counter);
    expect(await attempt()).toBe(true);
  });
});

it('S31: every limit is one of something', () => {
  const used = new Set(uses.flatMap(([, counters]) => counters));
  expect([...used].toSorted()).toEqual(Object.keys(perHour).toSorted());
});
