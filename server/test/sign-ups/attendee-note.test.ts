import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '../accounts/access-token-operations.js';
import { checkoutFor } from '../payments/payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import type { ApiClient } from '../support/api-client.js';
import type { Person } from '../support/world.js';
import { placeFor } from './sign-up-operations.js';
import { giveBack, wait } from './waiting-list-operations.js';

const NOTE = 'Call https://meet.example/4711.\nThe code of the door is 4711.';

let app: PaymentsApp;
let creator: Person;
let attendee: Person;
let eventId: string;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  [creator, attendee] = [await app.world.staff(), await app.world.user()];
  eventId = (await app.world.event(creator, { pricePence: 0, capacity: 1, attendeeNote: NOTE })).id;
  await placeFor(attendee, eventId);
});
afterAll(() => app.close());

const formerStaff = async () => {
  const staff = await app.world.staff();
  const { id } = await app.world.event(staff, { attendeeNote: NOTE });
  await app.database.query(`UPDATE accounts SET role = 'USER' WHERE id = $1`, [staff.id]);
  return { client: staff.client, askedFor: id };
};
const waiting = async () => {
  const person = await app.world.user();
  await wait(person, eventId);
  return { client: person.client };
};
const holding = async () => {
  const person = await app.world.user();
  const { id } = await app.world.event(creator, { attendeeNote: NOTE });
  await checkoutFor(person, id);
  return { client: person.client, askedFor: id };
};
const formerAttendee = async () => {
  const person = await app.world.user();
  const { id } = await app.world.event(creator, { pricePence: 0, attendeeNote: NOTE });
  await placeFor(person, id);
  await giveBack(app.database, person, id);
  return { client: person.client, askedFor: id };
};

type Caller = () => Promise<{ client: ApiClient; askedFor?: string }>;

/** Each caller, with the event that they ask for where it is another one, and whether they read the note. */
const callers: [caller: string, reads: boolean, make: Caller][] = [
  ['the creator', true, async () => creator],
  ['a person with a place', true, async () => attendee],
  [
    'a program of theirs with SIGN_UPS_READ',
    true,
    async () => ({ client: await programOf(attendee, 'SIGN_UPS_READ') }),
  ],
  [
    'a program of theirs without it',
    false,
    async () => ({ client: await programOf(attendee, 'ACCOUNT_READ') }),
  ],
  ['somebody without an account', false, async () => ({ client: app.anonymous() })],
  ['a user', false, () => app.world.user()],
  ['other staff', false, () => app.world.staff()],
  ['a person who waits', false, waiting],
  ['a person who pays', false, holding],
  ['a person who gave the place back', false, formerAttendee],
  ['a creator who is not staff any more', false, formerStaff],
];

const FIELDS = '{ title attendeeNote }';
const queries = (id: string) => [
  `{ found: event(id: "${id}") ${FIELDS} }`,
  `{ found: node(id: "${id}") { ... on Event ${FIELDS} } }`,
  `{ found: events(filter: { ids: ["${id}"] }) { nodes ${FIELDS} } }`,
];

describe('E6: the note for attendees', () => {
  it.each(callers)('is asked for by %s, and given: %s', async (_caller, reads, make) => {
    const { client, askedFor = eventId } = await make();
    // The response to one caller is given to no other.
    for (const query of queries(askedFor))
      for (const each of [client, app.anonymous(), client]) {
        const { data } = await each.graphql(query);
        const found = data.found.nodes?.[0] ?? data.found;
        expect(found.attendeeNote).toBe(reads && each === client ? NOTE : null);
      }
  });

  it('is read beside the place itself', async () => {
    const { data } = await attendee.client.graphql(
      '{ viewer { signUps { nodes { event { attendeeNote } } } } }',
    );
    expect(data.viewer.signUps.nodes).toEqual([{ event: { attendeeNote: NOTE } }]);
  });

  it('is found by no search', async () => {
    const { data } = await creator.client.graphql('{ events(filter: { search: "4711" }) { totalCount } }');
    expect(data.events.totalCount).toBe(0);
  });
});
