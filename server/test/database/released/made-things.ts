import { GoogleSide } from '../../calendar/google-side.js';
import { GOOD_CARD, StripeSide } from '../../payments/stripe-side.js';
import { ApiClient } from '../../support/api-client.js';
import { control } from '../../support/sandbox.js';

/** The things that the upgrade test has to find again. */
export interface MadeThings {
  version: string;
  /** When the dump was made: the test moves what runs out by what has passed since then. */
  madeAt: string;
  /** Of the Google tokens. A key of this dump alone. */
  encryptionKey: string;
  /** The secrets in the cookies of sessions that go on. */
  sessions: { staff: string; payer: string; calendarOwner: string };
  emails: { payer: string; calendarOwner: string };
  freeEventId: string;
  paidEventId: string;
}

const PASSWORD = 'correct horse battery';
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { account { id } userErrors { code } } }`;
const CREATE = `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } userErrors { code } } }`;
const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { signUp { id } userErrors { code } } }`;
const START = `mutation ($input: SignUpInput!) { startCheckout(input: $input) { payment { id } clientSecret userErrors { code } } }`;
const COMPLETE = `mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) { signUp { id } userErrors { code } } }`;
const TO_CALENDAR = `mutation ($input: AddEventToCalendarInput!) { addEventToCalendar(input: $input) { signUp { id } userErrors { code } } }`;

/** Far ahead, so that the events are not over when the test runs. */
const anEvent = {
  title: 'Bread for beginners',
  description: 'Flour, water, salt, time.',
  location: 'Kirkgate Kitchen, Leeds',
  type: 'Workshop',
  date: '2090-03-14',
  startTime: '10:00',
  endTime: '12:30',
};

/** People, places and money, through the API of the version that runs at `url`, whichever that is. */
export async function makeThings(url: string, sandbox: { url: string }) {
  // Mails are refused for now, so their jobs wait.
  await control(sandbox, 'POST', '/failures', { service: 'postmark', next: 1_000, how: '503' });
  const [staff, payer, calendarOwner] = [new ApiClient(url), new ApiClient(url), new ApiClient(url)];
  const emails = { payer: 'payer@upgrade.example', calendarOwner: 'calendar@upgrade.example' };
  const staffEmail = 'creator@staff.example';
  await done(staff, REGISTER, { role: 'STAFF', email: staffEmail, password: PASSWORD });
  await done(payer, REGISTER, { role: 'USER', email: emails.payer, password: PASSWORD });
  const { event: free } = await done(staff, CREATE, { ...anEvent, pricePence: 0 });
  const { event: paid } = await done(staff, CREATE, { ...anEvent, title: 'Wine', pricePence: 2450 });

  const place = { eventId: paid.id, name: 'Ines Moreau', email: emails.payer };
  const { payment, clientSecret } = await done(payer, START, place);
  const [intentId] = clientSecret.split('_secret_');
  await new StripeSide(sandbox).pay(intentId, GOOD_CARD);
  await done(payer, COMPLETE, { paymentId: payment.id });

  const start = await calendarOwner.request('/auth/google/start');
  const authorizationUrl = start.headers.get('location') ?? '';
  const back = await new GoogleSide(sandbox).consent(authorizationUrl, { email: emails.calendarOwner });
  await calendarOwner.request(back.pathname + back.search);
  const calendarPlace = { eventId: free.id, name: 'Maya Kaur', email: emails.calendarOwner };
  await done(calendarOwner, SIGN_UP, calendarPlace);
  await done(calendarOwner, TO_CALENDAR, { eventId: free.id });

  await done(payer, SIGN_UP, { eventId: free.id, name: 'Ines Moreau', email: emails.payer });
  const sessions = {
    staff: secretOf(staff),
    payer: secretOf(payer),
    calendarOwner: secretOf(calendarOwner),
  };
  return { sessions, emails, freeEventId: free.id, paidEventId: paid.id };
}

/** The name of the cookie depends on the server's address. */
const secretOf = ({ cookie }: ApiClient) => /^[^=]+=([^;]+)$/.exec(cookie)?.[1] ?? '';

/** @returns the payload of the one mutation in the document */
async function done(client: ApiClient, document: string, input: object) {
  const { data, errors } = await client.graphql(document, { input });
  const [payload] = Object.values(data ?? {}) as ReturnType<JSON['parse']>[];
  if (errors || payload.userErrors.length > 0) throw new Error(JSON.stringify({ document, data, errors }));
  return payload;
}
