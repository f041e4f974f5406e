import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { programOf } from '../accounts/access-token-operations.js';
import { everyRow } from '../accounts/stored-rows.js';
import { graphql } from '../gql/index.js';
import { paidPlace } from '../payments/paid-place.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import type { ApiClient } from '../support/api-client.js';

const TAKE_OUT = graphql(`mutation TakeOutByProgram($id: ID!) {
  cancelSignUp(input: { signUpId: $id }) { cancelledSignUpId refund { id amountPence } userErrors { code } }
}`);
const NEW_TICKET = graphql(`mutation NewTicketByProgram($id: ID!) {
  rotateTicket(input: { signUpId: $id }) { signUp { id name email ticket { code } } userErrors { code } }
}`);

let app: PaymentsApp;
let place: Awaited<ReturnType<typeof paidPlace>>;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await paidPlace(app);
});

const codesOf = ({ errors = [] }: { errors?: { extensions: object }[] | undefined }) =>
  errors.map(({ extensions }) => 'code' in extensions && extensions.code);
const takeOut = (program: ApiClient) => program.graphql(TAKE_OUT, { id: place.signUpId });
const newTicket = (program: ApiClient) => program.graphql(NEW_TICKET, { id: place.signUpId });
/** Without the minute of the token's last use. */
const storedRows = async () =>
  (await everyRow(app.database)).filter((row) => !row.startsWith('access_tokens'));

describe('S47: a token of the owner', () => {
  it('with SIGN_UPS_WRITE takes out no other person, and replaces no ticket of one', async () => {
    const program = await programOf(place.creator, 'SIGN_UPS_WRITE', 'SIGN_UPS_READ', 'EVENTS_WRITE');
    const before = await storedRows();
    expect(codesOf(await takeOut(program))).toEqual(['FORBIDDEN']);
    expect(codesOf(await newTicket(program))).toEqual(['FORBIDDEN']);
    expect(await storedRows()).toEqual(before);
  });

  it('with PEOPLE_WRITE does both, and gives back no place of its own account', async () => {
    const program = await programOf(place.creator, 'PEOPLE_WRITE', 'SIGN_UPS_READ');
    expect((await newTicket(program)).data.rotateTicket.signUp).toMatchObject({ id: place.signUpId });
    expect((await takeOut(program)).data.cancelSignUp).toMatchObject({ refund: { amountPence: 2450 } });
    const own = await paidPlace(app);
    place = { ...place, signUpId: own.signUpId };
    expect(codesOf(await takeOut(await programOf(own.user, 'PEOPLE_WRITE')))).toEqual(['FORBIDDEN']);
  });
});

describe('S46: an answer to a token with PEOPLE_WRITE alone', () => {
  it('shows no ticket, name or address of the person', async () => {
    const answer = await newTicket(await programOf(place.creator, 'PEOPLE_WRITE', 'SIGN_UPS_WRITE'));
    expect(answer.data.rotateTicket).toEqual({ signUp: null, userErrors: [] });
    expect(codesOf(answer)).toContain('FORBIDDEN');
  });

  it('shows no payment of the person, who is taken out', async () => {
    const answer = await takeOut(await programOf(place.creator, 'PEOPLE_WRITE', 'SIGN_UPS_WRITE'));
    expect(answer.data.cancelSignUp).toMatchObject({ cancelledSignUpId: place.signUpId, refund: null });
    expect(codesOf(answer)).toContain('FORBIDDEN');
  });
});

it('S46: an answer to a token with SIGN_UPS_WRITE shows the place of its own account', async () => {
  const { data } = await newTicket(await programOf(place.user, 'SIGN_UPS_WRITE'));
  expect(data.rotateTicket.signUp).toMatchObject({
    email: place.user.email,
    ticket: { code: expect.any(String) },
  });
});
