import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { programOf } from '../accounts/access-token-operations.js';
import type { AccessScope } from '../gql/graphql.js';
import { checkoutFor } from '../payments/payment-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { doJobs } from '../support/do-jobs.js';
import type { Person } from '../support/world.js';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  newWebhook,
  resumeWebhook,
  rotateSecret,
  updateWebhook,
} from './webhook-operations.js';
import { startWebhooksApp, type WebhooksApp } from './webhooks-app.js';

let app: WebhooksApp;
let staff: Person;
beforeAll(async () => {
  app = await startWebhooksApp();
});
beforeEach(async () => {
  await app.database.query('DELETE FROM webhooks');
  await doJobs(app);
  staff = await app.world.staff();
  app.receiver.received.length = 0;
});
afterAll(() => app.close());

const program = async (...scopes: AccessScope[]) => ({ client: await programOf(staff, ...scopes) });

/** A person takes a place at an event of the staff's, and another begins to pay for one. */
async function received() {
  const event = await app.world.event(staff, { pricePence: 0 });
  await placeFor(await app.world.user(), event.id);
  const paid = await app.world.event(staff);
  const { payment } = await checkoutFor(await app.world.user(), paid.id);
  await app.stripe.pay((await app.stripe.intentOf(payment)).id);
  await app.settle();
  await doJobs(app);
  return app.receiver.received.map(({ body }) => body);
}

it('G32: a program creates, lists, changes, resumes and deletes webhooks', async () => {
  const who = await program('WEBHOOKS', 'ACCOUNT_READ');
  const { id } = await newWebhook(who, { url: app.receiver.url, topics: ['EVENT_CREATED'], query: '{ id }' });
  await updateWebhook(who, { id, topics: ['EVENT_DELETED'] });
  await rotateSecret(who, id);
  expect((await resumeWebhook(who, id)).data.resumeWebhook.webhook).toMatchObject({ id });
  expect((await listWebhooks(who)).data.viewer?.webhooks).toMatchObject([
    { id, topics: ['EVENT_DELETED'], scopes: ['WEBHOOKS', 'ACCOUNT_READ'] },
  ]);
  expect((await deleteWebhook(who, id)).data.deleteWebhook.deletedWebhookId).toBe(id);
});

const PEOPLE = {
  signUp: null,
  signUpId: null,
  payment: null,
  paymentId: null,
  waitingListEntryId: null,
  cancelledSignUpId: null,
};

describe('S22: the webhook of a program shows no more than its token', () => {
  it('may read of people and payments', async () => {
    const who = await program('WEBHOOKS', 'SIGN_UPS_READ');
    await newWebhook(who, { url: app.receiver.url });
    const bodies = await received();
    expect(bodies.find(({ topic }) => topic === 'SIGN_UP_ADDED')?.signUp).not.toBeNull();
    expect(bodies.find(({ topic }) => topic === 'PAYMENT_SUCCEEDED')?.payment).not.toBeNull();
  });

  it.each(['updated by a browser', 'created by a browser'])(
    'may read without SIGN_UPS_READ: nothing of people, %s',
    async (how) => {
      const who = await program('WEBHOOKS', 'SIGN_UPS_WRITE', 'EVENTS_WRITE');
      const topics = ['EVENT_CREATED'] as const;
      const input = { url: app.receiver.url, topics: [...topics] };
      const { id } = await newWebhook(how.startsWith('created') ? staff : who, input);
      if (how.startsWith('created')) await updateWebhook(who, { id, url: `${app.receiver.url}/program` });
      // Its owner adds topics in a browser, and does not see whose address it is.
      await updateWebhook(staff, { id, topics: ['EVENT_CREATED', 'SIGN_UP_ADDED', 'PAYMENT_SUCCEEDED'] });
      const bodies = await received();
      expect(bodies.length).toBeGreaterThan(3);
      for (const body of bodies) expect(body).toMatchObject({ ...PEOPLE, event: { id: body.eventId } });
    },
  );

  it('may read of the lists of an event', async () => {
    const query = '{ event { title signUps { nodes { email } } waitingListEntries { nodes { email } } } }';
    const who = await program('WEBHOOKS', 'SIGN_UPS_WRITE');
    await newWebhook(who, { url: app.receiver.url, topics: ['EVENT_CREATED'], query });
    const bodies = await received();
    expect(bodies[0]).toMatchObject({
      event: { title: expect.any(String), signUps: null, waitingListEntries: null },
    });
  });

  it.each(['createWebhook', 'updateWebhook'])(
    'and has topics about people only with SIGN_UPS_READ: %s',
    async (name) => {
      const who = await program('WEBHOOKS', 'SIGN_UPS_WRITE');
      const { id } = await newWebhook(staff, { url: app.receiver.url, topics: ['PAYMENT_FAILED'] });
      const { errors } =
        name === 'createWebhook'
          ? await createWebhook(who, { url: app.receiver.url, topics: ['EVENT_CREATED', 'SIGN_UP_ADDED'] })
          : await updateWebhook(who, { id, url: `${app.receiver.url}/other` });
      expect(errors).toMatchObject([
        {
          message: 'This access token may not do this: it needs the scope SIGN_UPS_READ',
          extensions: { code: 'FORBIDDEN' },
        },
      ]);
      expect((await listWebhooks(staff)).data.viewer?.webhooks).toHaveLength(1);
    },
  );

  it('and a second program adds nothing to what the first may read', async () => {
    const [first, second] = [
      await program('WEBHOOKS', 'ACCOUNT_READ'),
      await program('WEBHOOKS', 'SIGN_UPS_READ'),
    ];
    const { id } = await newWebhook(first, { url: app.receiver.url, topics: ['EVENT_CREATED'] });
    const { data } = await updateWebhook(second, { id, topics: ['SIGN_UP_ADDED'] });
    expect(data.updateWebhook.webhook?.scopes).toEqual(['WEBHOOKS']);
    expect(
      (await updateWebhook(staff, { id, topics: ['EVENT_CREATED'] })).data.updateWebhook.webhook?.scopes,
    ).toEqual(['WEBHOOKS']);
  });
});
