import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { EmailTokenPurpose } from '../../src/features/accounts/email-addresses/email-token.entity.js';
import { hashOfToken } from '../../src/features/accounts/token-hash.js';
import { insertContactTokens } from '../sign-ups/sign-up-rows.js';
import type { TestDatabase } from '../support/test-database.js';
import { anEvent, PASSWORD } from '../support/world.js';

interface Subject {
  eventId: string;
  /** One of the creator's with a price. */
  paidEventId: string;
  /** User A's, at the event. */
  signUpId: string;
  /** User A's, for another event of the creator's, whose card is charged. */
  paymentId: string;
  /** The creator's. */
  webhookId: string;
  /** A draft of the creator's. */
  draftId: string;
  /** Of that webhook. */
  deliveryId: string;
  /** A user's. */
  email: string;
  /** The secret of a good link of a mail. */
  link: string;
}

const newAddress = () => `${randomUUID()}@example.org`;

/** How each operation is called, on a free event of the creator's. */
/** The operations on a place of user A's. */
export const OF_OWN_PLACE = ['Mutation.cancelSignUp', 'Mutation.rotateTicket', 'Mutation.updateSignUp'];

export const calls: Record<string, (on: Subject) => [selection: string, input?: object]> = {
  'Query.viewer': () => [
    'viewer { id email sessions { id } events { nodes { id } } signUps { nodes { id } } }',
  ],
  'Query.event': ({ eventId }) => [
    `event(id: "${eventId}") { id title createdBy { name } signUpCount viewerSignUp { id } }`,
  ],
  'Query.node': ({ eventId }) => [`node(id: "${eventId}") { id __typename ... on Event { title } }`],
  'Query.events': () => ['events { nodes { id } }'],
  'Query.eventTypes': () => ['eventTypes { type }'],
  'Query.eventDays': () => ['eventDays(from: "2027-03-01", to: "2027-03-31") { date }'],
  'Query.host': ({ eventId }) => [`host(id: "${eventId}") { id name }`],
  'Query.settings': () => ['settings { productName }'],
  'Query.brand': () => ['brand { name accent }'],
  'Subscription.signUpAdded': ({ eventId }) => [`signUpAdded(eventId: "${eventId}") { id event { id } }`],
  'Subscription.viewerPlaceChanged': ({ eventId }) => [`viewerPlaceChanged(eventId: "${eventId}") { id }`],
  'Subscription.eventPlacesChanged': ({ eventId }) => [
    `eventPlacesChanged(eventId: "${eventId}") { id signUpCount }`,
  ],
  'Subscription.doorChanged': ({ eventId }) => [`doorChanged(eventId: "${eventId}") { expectedCount }`],
  'Mutation.recordScans': ({ eventId }) => [
    'recordScans(input: $input) { scans { id outcome signUp { id name } } userErrors { code } }',
    {
      eventId,
      scans: [{ id: randomUUID(), code: '7', door: 'North', scannedAt: '2027-03-01T12:00:00.000Z' }],
    },
  ],
  'Mutation.undoScan': () => [
    'undoScan(input: $input) { scans { id } userErrors { code } }',
    { scanId: randomUUID() },
  ],
  'Mutation.createDoorPass': ({ eventId }) => [
    'createDoorPass(input: $input) { doorPass { id name } secret userErrors { code } }',
    { eventId, name: 'Lea, south' },
  ],
  'Mutation.endDoorPass': () => [
    'endDoorPass(input: $input) { event { id } userErrors { code } }',
    { doorPassId: randomUUID() },
  ],
  'Mutation.register': () => [
    'register(input: $input) { account { id } userErrors { code } }',
    { role: 'USER', email: newAddress(), password: PASSWORD },
  ],
  'Mutation.logIn': ({ email }) => [
    'logIn(input: $input) { account { id } userErrors { code } }',
    { role: 'USER', email, password: PASSWORD },
  ],
  'Mutation.requestPasswordReset': () => [
    'requestPasswordReset(input: $input) { userErrors { code } }',
    { email: newAddress() },
  ],
  'Mutation.resetPassword': ({ link }) => [
    'resetPassword(input: $input) { account { id } userErrors { code } }',
    { token: link, password: PASSWORD },
  ],
  'Mutation.verifyEmail': ({ link }) => [
    'verifyEmail(input: $input) { account { id emailVerified } userErrors { code } }',
    { token: link, password: PASSWORD },
  ],
  'Mutation.logOut': () => ['logOut { userErrors { code } }'],
  'Mutation.requestEmailVerification': () => ['requestEmailVerification { userErrors { code } }'],
  'Mutation.deleteAccount': () => ['deleteAccount { deletedAccountId userErrors { code } }'],
  'Mutation.updateAccount': () => [
    'updateAccount(input: $input) { account { id name } userErrors { code } }',
    { name: 'Ines' },
  ],
  'Mutation.changePassword': () => [
    'changePassword(input: $input) { account { id } userErrors { code } }',
    { currentPassword: PASSWORD, newPassword: PASSWORD },
  ],
  'Mutation.endSession': () => [
    'endSession(input: $input) { account { id } userErrors { code } }',
    { id: randomUUID() },
  ],
  'Mutation.endOtherSessions': () => ['endOtherSessions { account { id } userErrors { code } }'],
  'Mutation.endProgramAccess': () => [
    'endProgramAccess { account { id accessTokens { id } } userErrors { code } }',
  ],
  'Mutation.createAccessToken': () => [
    'createAccessToken(input: $input) { accessToken { id name } secret userErrors { code } }',
    { name: 'Noticeboard', scopes: ['ACCOUNT_READ'] },
  ],
  'Mutation.revokeAccessToken': () => [
    'revokeAccessToken(input: $input) { revokedAccessTokenId userErrors { code } }',
    { id: randomUUID() },
  ],
  'Mutation.updateBrand': () => [
    'updateBrand(input: $input) { brand { name } userErrors { code } }',
    { headline: 'Come in.' },
  ],
  'Mutation.createEvent': () => [
    'createEvent(input: $input) { event { id } userErrors { code } }',
    anEvent(),
  ],
  'Mutation.updateEvent': ({ eventId }) => [
    'updateEvent(input: $input) { event { id } userErrors { code } }',
    { id: eventId, title: 'Changed' },
  ],
  'Mutation.createMessage': ({ eventId }) => [
    'createMessage(input: $input) { message { id } userErrors { code } }',
    { eventId, subject: 'Bring a photo', text: 'Of your bus stop.' },
  ],
  'Mutation.sendMessagePreview': ({ eventId }) => [
    'sendMessagePreview(input: $input) { message { id } userErrors { code } }',
    { eventId, subject: 'Bring a photo', text: 'Of your bus stop.' },
  ],
  'Mutation.updateMessage': () => [
    'updateMessage(input: $input) { message { id } userErrors { code } }',
    { id: randomUUID(), text: 'Of your bus stop.' },
  ],
  'Mutation.cancelMessage': () => [
    'cancelMessage(input: $input) { message { id } userErrors { code } }',
    { id: randomUUID() },
  ],
  'Mutation.releaseMissingPlaces': ({ eventId }) => [
    'releaseMissingPlaces(input: $input) { event { id } userErrors { code } }',
    { eventId },
  ],
  'Mutation.undoReleaseMissingPlaces': ({ eventId }) => [
    'undoReleaseMissingPlaces(input: $input) { event { id } userErrors { code } }',
    { eventId },
  ],
  'Mutation.cancelEvent': ({ eventId }) => [
    'cancelEvent(input: $input) { event { id } userErrors { code } }',
    { id: eventId, reason: 'Rain' },
  ],
  'Mutation.undoCancelEvent': ({ eventId }) => [
    'undoCancelEvent(input: $input) { event { id } userErrors { code } }',
    { id: eventId },
  ],
  'Mutation.createEventSeries': ({ eventId }) => [
    'createEventSeries(input: $input) { series { id events { nodes { id } } } userErrors { code } }',
    { eventId, interval: 'WEEK', count: 2 },
  ],
  'Mutation.inviteToEvent': ({ eventId }) => [
    'inviteToEvent(input: $input) { invitation { id } event { id } userErrors { code } }',
    { eventId, email: newAddress(), role: 'DOOR' },
  ],
  'Mutation.handOverEvent': ({ eventId }) => [
    'handOverEvent(input: $input) { invitation { id } event { id } userErrors { code } }',
    { eventId, email: `${randomUUID()}@staff.example` },
  ],
  'Mutation.acceptEventInvitation': () => [
    'acceptEventInvitation(input: $input) { event { id } userErrors { code } }',
    { token: 'made-up' },
  ],
  'Mutation.withdrawEventInvitation': () => [
    'withdrawEventInvitation(input: $input) { event { id } userErrors { code } }',
    { invitationId: randomUUID() },
  ],
  'Mutation.changeEventRole': ({ eventId }) => [
    'changeEventRole(input: $input) { event { id } userErrors { code } }',
    { eventId, accountId: randomUUID(), role: 'DOOR' },
  ],
  'Mutation.removeFromEvent': ({ eventId }) => [
    'removeFromEvent(input: $input) { event { id } userErrors { code } }',
    { eventId, accountId: randomUUID() },
  ],
  'Mutation.deleteEvent': ({ eventId }) => [
    'deleteEvent(input: $input) { deletedEventId userErrors { code } }',
    { id: eventId },
  ],
  'Mutation.saveEventDraft': ({ draftId }) => [
    'saveEventDraft(input: $input) { eventDraft { id previewUrl } userErrors { code } }',
    { id: draftId, title: 'Changed' },
  ],
  'Mutation.renewDraftPreview': ({ draftId }) => [
    'renewDraftPreview(input: $input) { eventDraft { id previewUrl } userErrors { code } }',
    { id: draftId },
  ],
  'Mutation.publishEventDraft': ({ draftId }) => [
    'publishEventDraft(input: $input) { event { id } userErrors { code } }',
    { id: draftId },
  ],
  'Mutation.deleteEventDraft': ({ draftId }) => [
    'deleteEventDraft(input: $input) { deletedEventDraftId userErrors { code } }',
    { id: draftId },
  ],
  'Mutation.signUp': ({ eventId }) => [
    'signUp(input: $input) { signUp { id email } userErrors { code } }',
    { eventId, name: 'Ines', email: newAddress() },
  ],
  'Mutation.signUpToEvents': ({ eventId }) => [
    'signUpToEvents(input: $input) { results { eventId signUp { id email } error { code } } userErrors { code } }',
    { eventIds: [eventId], name: 'Ines', email: newAddress() },
  ],
  'Mutation.cancelSignUp': ({ signUpId }) => [
    'cancelSignUp(input: $input) { cancelledSignUpId event { id } refund { id } userErrors { code } }',
    { signUpId },
  ],
  'Mutation.rotateTicket': ({ signUpId }) => [
    'rotateTicket(input: $input) { signUp { id ticket { code rotatedAt } } userErrors { code } }',
    { signUpId },
  ],
  'Mutation.updateSignUp': ({ signUpId }) => [
    'updateSignUp(input: $input) { signUp { id name nameShown } userErrors { code } }',
    { signUpId, name: 'Ines Moreau-Diaz', nameShown: 'TEAM' },
  ],
  'Mutation.joinWaitingList': ({ eventId }) => [
    'joinWaitingList(input: $input) { waitingListEntry { id email } userErrors { code } }',
    { eventId, name: 'Ines', email: newAddress() },
  ],
  'Mutation.leaveWaitingList': ({ eventId }) => [
    'leaveWaitingList(input: $input) { leftEventId userErrors { code } }',
    { eventId },
  ],
  'Mutation.confirmContact': ({ link }) => [
    'confirmContact(input: $input) { event { id title } userErrors { code } }',
    { token: link },
  ],
  'Mutation.startCheckout': ({ paidEventId }) => [
    'startCheckout(input: $input) { payment { id } clientSecret userErrors { code } }',
    { eventId: paidEventId, name: 'Ines', email: newAddress() },
  ],
  'Mutation.completeCheckout': ({ paymentId }) => [
    'completeCheckout(input: $input) { signUp { id payment { id } } userErrors { code } }',
    { paymentId },
  ],
  'Mutation.cancelCheckout': ({ paymentId }) => [
    'cancelCheckout(input: $input) { payment { id status } userErrors { code } }',
    { paymentId },
  ],
  'Mutation.createWebhook': () => [
    'createWebhook(input: $input) { webhook { id deliveries { id } } secret userErrors { code } }',
    { url: 'https://example.org/webhook', topics: ['EVENT_CREATED'], query: '{ id }' },
  ],
  'Mutation.updateWebhook': ({ webhookId }) => [
    'updateWebhook(input: $input) { webhook { id topics } userErrors { code } }',
    { id: webhookId, topics: ['EVENT_DELETED'] },
  ],
  'Mutation.rotateWebhookSecret': ({ webhookId }) => [
    'rotateWebhookSecret(input: $input) { webhook { id } secret userErrors { code } }',
    { id: webhookId },
  ],
  'Mutation.testWebhook': ({ webhookId }) => [
    'testWebhook(input: $input) { delivery { id } userErrors { code } }',
    { id: webhookId, topic: 'EVENT_CREATED' },
  ],
  'Mutation.resumeWebhook': ({ webhookId }) => [
    'resumeWebhook(input: $input) { webhook { id } userErrors { code } }',
    { id: webhookId },
  ],
  'Mutation.retryWebhookDelivery': ({ deliveryId }) => [
    'retryWebhookDelivery(input: $input) { webhook { id } userErrors { code } }',
    { id: deliveryId },
  ],
  'Mutation.deleteWebhook': ({ webhookId }) => [
    'deleteWebhook(input: $input) { deletedWebhookId userErrors { code } }',
    { id: webhookId },
  ],
  'Mutation.startCalendarConnection': ({ eventId }) => [
    'startCalendarConnection(input: $input) { authorizationUrl userErrors { code } }',
    { eventId },
  ],
  'Mutation.connectCalendar': () => [
    'connectCalendar(input: $input) { account { id } userErrors { code } }',
    { code: 'code', state: 'state' },
  ],
  'Mutation.disconnectCalendar': () => ['disconnectCalendar { account { id } userErrors { code } }'],
  'Mutation.resetCalendarFeed': () => [
    'resetCalendarFeed { account { id calendarFeed { url } } userErrors { code } }',
  ],
  'Mutation.addEventToCalendar': ({ eventId }) => [
    'addEventToCalendar(input: $input) { signUp { id } userErrors { code } }',
    { eventId },
  ],
  'Mutation.recheckPayment': ({ paymentId }) => [
    'recheckPayment(input: $input) { payment { id } userErrors { code } }',
    { paymentId },
  ],
};

/** Of its own, except that a checkout is started with what one signs up with. */
export function inputTypeOf(operation: string): string {
  if (['Mutation.startCheckout', 'Mutation.joinWaitingList'].includes(operation)) return 'SignUpInput';
  if (operation === 'Mutation.sendMessagePreview') return 'CreateMessageInput';
  if (/^Mutation\.(delete|publish|renew)\w*Draft/.test(operation)) return 'EventDraftInput';
  return `${operation.split('.')[1]?.replace(/^./, (letter) => letter.toUpperCase())}Input`;
}

const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** The secret of a mail's link for an account of its own, or its sign-up, to which no mail was sent. */
export async function linkToken(
  database: TestDatabase,
  operation: string,
  eventId?: string,
): Promise<string> {
  const [id, token] = [randomUUID(), randomUUID()];
  const purpose =
    operation === 'Mutation.resetPassword'
      ? EmailTokenPurpose.PASSWORD_RESET
      : EmailTokenPurpose.VERIFICATION;
  await database.query(
    `INSERT INTO accounts (id, email, name, role, password_hash, created_at)
     VALUES ($1, $2, 'Ines', 'USER', $3, now())`,
    [id, newAddress(), await passwordHash],
  );
  if (operation === 'Mutation.confirmContact') {
    await database.query(
      `INSERT INTO sign_ups (id, event_id, account_id, name, email, unconfirmed_email, signed_up_at)
       VALUES ($1, $2, $1, 'Ines', $3, $4, now())`,
      [id, eventId, newAddress(), newAddress()],
    );
    await insertContactTokens(database, [id]);
    return id;
  }
  await database.query(
    `INSERT INTO email_tokens (token_hash, account_id, purpose, expires_at) VALUES ($1, $2, $3, 'infinity')`,
    [hashOfToken(token), id, purpose],
  );
  return token;
}
