import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember } from '../events/team-operations.js';
import { graphql } from '../gql/index.js';
import { cancelSignUp } from '../sign-ups/cancel-sign-up-operations.js';
import type { Person } from '../support/world.js';
import { paidPlace } from './paid-place.js';
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

describe('T6: an editor', () => {
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
