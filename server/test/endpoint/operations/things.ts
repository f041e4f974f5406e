import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { once } from 'es-toolkit/function/once';
import { EmailTokenPurpose } from '../../../src/features/accounts/email-addresses/email-token.entity.js';
import { hashOfToken } from '../../../src/features/accounts/token-hash.js';
import { insertDraft } from '../../event-drafts/draft-operations.js';
import { insertInvitation } from '../../events/team-operations.js';
import { insertMessage } from '../../messages/message-rows.js';
import { checkoutFor } from '../../payments/payment-operations.js';
import { placeFor } from '../../sign-ups/sign-up-operations.js';
import { insertContactTokens } from '../../sign-ups/sign-up-rows.js';
import type { TestApp } from '../../support/test-app.js';
import type { TestDatabase } from '../../support/test-database.js';
import { PASSWORD, type Person } from '../../support/world.js';
import { insertWebhook } from '../../webhooks/webhook-rows.js';

const names = [
  'account',
  'email',
  'event',
  'paidEvent',
  'signUp',
  'payment',
  'draft',
  'message',
  'invitation',
  'webhook',
  'delivery',
  'resetLink',
  'verificationLink',
  'contactLink',
] as const;

/** The things on which operations are called: each gives an id, an address or the secret of a mail's link. */
export type Things = Record<(typeof names)[number], () => string | Promise<string>>;

/** Ids of nothing. */
export const nothing = Object.fromEntries(names.map((name) => [name, randomUUID])) as Things;

const FREE = { pricePence: 0 };

/** Things of a creator's, with a place and a checkout of a user's, each made when it is asked for the first time. */
export function newThings({ database, world }: TestApp, creator: Person, user: Person): Things {
  const event = async (fields: object) => (await world.event(creator, fields)).id;
  const freeEvent = once(() => event(FREE));
  const webhook = once(() => insertWebhook(database, creator.id));
  return {
    account: () => creator.id,
    email: () => user.email,
    event: freeEvent,
    paidEvent: once(() => event({})),
    // At events of their own: others count on nobody having a place.
    signUp: once(async () => (await placeFor(user, await event(FREE))).id),
    payment: once(async () => (await checkoutFor(user, await event({}))).payment.id),
    draft: once(() => insertDraft(database, creator.id)),
    message: once(async () => insertMessage(database, await freeEvent(), creator.id)),
    invitation: once(async () => insertInvitation(database, await freeEvent())),
    webhook: async () => (await webhook()).webhookId,
    delivery: async () => (await webhook()).deliveryId,
    resetLink: once(() => linkOf(database, EmailTokenPurpose.PASSWORD_RESET)),
    verificationLink: once(() => linkOf(database, EmailTokenPurpose.VERIFICATION)),
    contactLink: once(async () => contactLink(database, await freeEvent())),
  };
}

const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
const newAddress = () => `${randomUUID()}@example.org`;

async function insertAccount(database: TestDatabase): Promise<string> {
  const id = randomUUID();
  await database.query(
    `INSERT INTO accounts (id, email, name, role, password_hash, created_at)
     VALUES ($1, $2, 'Ines', 'USER', $3, now())`,
    [id, newAddress(), await passwordHash],
  );
  return id;
}

/** The secret of a mail's link, of an account of its own, to which no mail was sent. */
export async function linkOf(database: TestDatabase, purpose: EmailTokenPurpose): Promise<string> {
  const token = randomUUID();
  await database.query(
    `INSERT INTO email_tokens (token_hash, account_id, purpose, expires_at) VALUES ($1, $2, $3, 'infinity')`,
    [hashOfToken(token), await insertAccount(database), purpose],
  );
  return token;
}

/** The secret of the link that confirms the address of a place. */
async function contactLink(database: TestDatabase, eventId: string): Promise<string> {
  const id = await insertAccount(database);
  await database.query(
    `INSERT INTO sign_ups (id, event_id, account_id, name, email, unconfirmed_email, signed_up_at)
     VALUES ($1, $2, $1, 'Ines', $3, $4, now())`,
    [id, eventId, newAddress(), newAddress()],
  );
  await insertContactTokens(database, [id]);
  return id;
}
