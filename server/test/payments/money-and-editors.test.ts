import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEvent, updateEvent } from '../events/event-operations.js';
import { addMember } from '../events/team-operations.js';
import { graphql } from '../gql/index.js';
import { cancelSignUp, giveBack, termsOf } from '../sign-ups/cancel-sign-up-operations.js';
import type { Person } from '../support/world.js';
import { HOUR, openCheckout, paidPlace, payFor } from './paid-place.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

const MONEY = graphql(`query MoneyForTeam($id: ID!, $paymentId: ID!) {
  node(id: $paymentId) { id }
  event(id: $id) {
    payments { totalCount } paymentsNeedingAttention { totalCount }
    deletionImpact { refundPence } cancellationImpact { refundPence }
    statistics { paidPence }
    signUps { nodes { id refundPence viewerCanCancel payment { id } } }
  }
}`);
const CANCELLED = graphql(`query RefundsForTeam($id: ID!) {
  event(id: $id) { cancelledSignUps { nodes { id refund { id } } } }
}`);

let app: PaymentsApp;
let place: Awaited<ReturnType<typeof paidPlace>>;
let editor: Person;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
beforeEach(async () => {
  place = await paidPlace(app);
  editor = await app.world.staff();
  await addMember(app.database, place.eventId, editor, 'EDITOR');
});
afterAll(() => app.close());

const read = ({ client }: Person) =>
  client.graphql(MONEY, { id: place.eventId, paymentId: place.payment.id });

const edited = async ({ client }: Person, fields: object) =>
  (await updateEvent(client, { id: place.eventId, ...fields })).data.updateEvent.userErrors.map(
    ({ code, field }) => [code, field],
  );

describe('T6: an editor', () => {
  const changes: [field: string, change: object][] = [
    ['date', { date: '2028-05-01' }],
    ['startTime', { startTime: '00:05' }],
    ['endTime', { endTime: '23:55' }],
    ['timeZone', { timeZone: 'Africa/Tunis' }],
    ['location', { location: 'Another hall' }],
  ];

  it.each(changes)('S52: opens no refund by a change of %s, and the owner does', async (field, change) => {
    const until = async () => (await termsOf(place.user, place.eventId))?.payment?.refundableUntil;
    const before = await until();
    expect(await edited(editor, { ...change, title: 'Rye' })).toEqual([['OWNER_REQUIRED', field]]);
    expect(await until()).toBe(before);
    expect(await readEvent(editor.client, place.eventId)).not.toMatchObject({ title: 'Rye' });
    expect(await edited(place.creator, change)).toEqual([]);
    expect(await until()).not.toBe(before);
  });

  it('S52: changes the other fields, and corrects how the place is written, which opens no refund', async () => {
    const location = (await readEvent(editor.client, place.eventId))?.location ?? '';
    expect(await edited(editor, { title: 'Rye', location: ` ${location.toUpperCase()} . ` })).toEqual([]);
    expect(await termsOf(place.user, place.eventId)).toMatchObject({
      payment: { refundableUntil: new Date(place.startsAt - 48 * HOUR).toISOString() },
    });
  });

  it('S52: opens no refund of an own payment either, nor of one that is under way', async () => {
    const other = await openCheckout(app);
    await addMember(app.database, other.eventId, other.user, 'EDITOR');
    await app.database.query(`UPDATE accounts SET role = 'STAFF' WHERE id = $1`, [other.user.id]);
    place = { ...place, ...other };
    expect(await edited(other.user, { location: 'Another hall' })).toEqual([['OWNER_REQUIRED', 'location']]);
    await payFor(app, other);
    expect(await edited(other.user, { location: 'Another hall' })).toEqual([['OWNER_REQUIRED', 'location']]);
  });

  it('S52: moves an event whose payments have all gone back', async () => {
    await giveBack(place.user, place.signUpId);
    await app.settle();
    expect(await edited(editor, { location: 'Another hall' })).toEqual([]);
  });

  it('reads no money by any field, and the owner does', async () => {
    const { data, errors } = await read(editor);
    expect(data).toEqual({
      node: null,
      event: {
        payments: null,
        paymentsNeedingAttention: null,
        deletionImpact: null,
        cancellationImpact: null,
        statistics: null,
        signUps: {
          nodes: [{ id: place.signUpId, refundPence: null, viewerCanCancel: false, payment: null }],
        },
      },
    });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(Array(7).fill('FORBIDDEN'));
    const { data: ofOwner } = await read(place.creator);
    expect(ofOwner).toMatchObject({
      node: { id: place.payment.id },
      event: {
        payments: { totalCount: 1 },
        deletionImpact: { refundPence: 2450 },
        statistics: { paidPence: 2450 },
        signUps: { nodes: [{ refundPence: 2450, viewerCanCancel: true }] },
      },
    });
  });

  it('gets the file of people without the columns of money', async () => {
    const response = await editor.client.request(`/events/${place.eventId}/people.csv`, {});
    const [header = ''] = (await response.text()).split('\r\n');
    expect([response.status, header]).toEqual([200, '"Name","E-mail","Signed up"']);
  });

  it('takes out no person who has paid, and sees no refund after the owner does', async () => {
    expect(await cancelSignUp(editor, place.signUpId)).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    const { data } = await cancelSignUp(place.creator, place.signUpId);
    expect(data.cancelSignUp.refund).toMatchObject({ amountPence: 2450 });
    const refundsFor = async ({ client }: Person) =>
      (await client.graphql(CANCELLED, { id: place.eventId })).data.event?.cancelledSignUps?.nodes;
    expect(await refundsFor(editor)).toEqual([{ id: place.signUpId, refund: null }]);
    expect(await refundsFor(place.creator)).toEqual([
      { id: place.signUpId, refund: { id: place.payment.id } },
    ]);
  });
});
