import { formatTicketCode, parseTicketCode } from '@turnout/texts/ticket-code';
import decodeQR from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignUp } from '../../src/features/sign-ups/sign-up.entity.js';
import { programOf } from '../accounts/access-token-operations.js';
import { checkoutFor, completeCheckout } from '../payments/payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import type { ApiClient } from '../support/api-client.js';
import type { Person } from '../support/world.js';
import { placeFor } from './sign-up-operations.js';
import { pictureOf, rotateTicket, ticketOf } from './ticket-operations.js';
import { giveBack, wait } from './waiting-list-operations.js';

let app: PaymentsApp;
let creator: Person;
let attendee: Person;
let eventId: string;
let signUpId: string;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  [creator, attendee] = [await app.world.staff(), await app.world.user()];
  eventId = (await app.world.event(creator, { pricePence: 0 })).id;
  signUpId = (await placeFor(attendee, eventId)).id;
});
afterAll(() => app.close());

const codesOf = async (where: string, value: string): Promise<Buffer[]> => {
  const rows = await app.database.query<{ code: Buffer }>(
    `SELECT ticket_code AS code FROM sign_ups WHERE ${where} = $1`,
    [value],
  );
  return rows.map(({ code }) => code);
};

describe('D26: the code of a ticket', () => {
  it('is 128 bits of its own for each place, by whichever way the person got it', async () => {
    const [payer, waiting] = [await app.world.user(), await app.world.user()];
    const { payment } = await checkoutFor(payer, (await app.world.event(creator)).id);
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    await completeCheckout(payer, payment.id);
    const full = await app.world.event(creator, { pricePence: 0, capacity: 1 });
    await placeFor(attendee, full.id);
    await wait(waiting, full.id);
    await giveBack(app.database, attendee, full.id);
    const codes = await codesOf('true', 'true');
    expect(codes.length).toBeGreaterThanOrEqual(3);
    expect(codes.every((code) => code.length === 16)).toBe(true);
    expect(new Set(codes.map(String)).size).toBe(codes.length);
  });

  it('is random in each of its bits', async () => {
    const [{ codes = [] } = {}] = await app.database.query<{ codes: Buffer[] }>(
      'SELECT array_agg(new_ticket_code()) AS codes FROM generate_series(1, 2000)',
    );
    for (let bit = 0; bit < 128; bit++) {
      const ones = codes.filter((code) => ((code[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
      // One time in a billion a fair coin is further from the half.
      expect(Math.abs(ones - 1000)).toBeLessThan(150);
    }
  });

  it('is shown to the person as letters and as a QR code, which say the same', async () => {
    const event = await app.world.event(creator, { pricePence: 0 });
    const { id } = await placeFor(attendee, event.id);
    const ticket = await ticketOf(attendee.client, event.id);
    const [stored = Buffer.alloc(0)] = await codesOf('id', id);
    expect(ticket.code).toBe(formatTicketCode(stored));
    expect(ticket).toMatchObject({ qrSize: 25, rotatedAt: null });
    const seen = decodeQR(pictureOf(ticket));
    expect(Buffer.from(parseTicketCode(seen) ?? [])).toEqual(stored);
  });
});

const READ = `query ($id: ID!) {
  event(id: $id) { viewerSignUp { id ticket { code } } signUps { nodes { id name ticket { code qrPath } } } }
}`;

describe('a ticket', () => {
  const readers: [who: string, reads: boolean, client: () => Promise<ApiClient>][] = [
    ['the creator', true, async () => creator.client],
    ['the person', true, async () => attendee.client],
    ['a program of the person with SIGN_UPS_READ', true, () => programOf(attendee, 'SIGN_UPS_READ')],
    ['another person', false, async () => (await app.world.user()).client],
    ['other staff', false, async () => (await app.world.staff()).client],
  ];
  it.each(readers)('in the list of an event is asked for by %s, and given: %s', async (_who, reads, make) => {
    const { data, errors } = await (await make()).graphql(READ, { id: eventId });
    const [shown] = data.event.signUps.nodes;
    expect(shown.name).toBe('Ines Moreau');
    expect(shown.ticket === null).toBe(!reads);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(reads ? undefined : ['FORBIDDEN']);
  });

  it('is in no row that the program reads for something else', async () => {
    const selected = app.dataSource.getMetadata(SignUp).columns.filter(({ isSelect }) => isSelect);
    expect(selected.map(({ propertyName }) => propertyName)).not.toContain('ticketCode');
  });
});

describe('D27: a rotated ticket', () => {
  it.each([
    ['person', () => attendee],
    ['creator', () => creator],
  ] as const)('has another code, when the %s asks for it', async (_who, person) => {
    const before = await codesOf('id', signUpId);
    const { data } = await rotateTicket(person().client, signUpId);
    const [after] = await codesOf('id', signUpId);
    expect(after).not.toEqual(before[0]);
    expect(data.rotateTicket).toEqual({
      signUp: {
        id: signUpId,
        ticket: { code: formatTicketCode(after as Buffer), rotatedAt: app.clock.now().toISOString() },
      },
      userErrors: [],
    });
    const found = await app.database.query('SELECT FROM sign_ups WHERE ticket_code = $1', [before[0]]);
    expect(found, 'nothing has the code before').toEqual([]);
  });

  it('reaches the person by mail when the team has replaced it, and by no mail when the person has', async () => {
    await app.settle();
    app.mailGateway.mails.length = 0;
    // An address that is not confirmed gets few mails in an hour, whatever order the tests run in.
    await app.database.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [attendee.id]);
    await rotateTicket(attendee.client, signUpId);
    await rotateTicket(creator.client, signUpId);
    await app.settle();
    const mails = app.mailGateway.to(attendee.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your new ticket: Bread for beginners']);
    const [stored] = await codesOf('id', signUpId);
    expect(mails[0]?.text).toContain(formatTicketCode(stored as Buffer));
    expect(mails[0]?.text).toContain('the one before lets nobody in any more');
  });

  it('is the latest one in each answer of a request that rotates it twice', async () => {
    const { data } = await attendee.client.graphql(
      `mutation ($input: RotateTicketInput!) {
        a: rotateTicket(input: $input) { signUp { ticket { code } } }
        b: rotateTicket(input: $input) { signUp { ticket { code } } }
      }`,
      { input: { signUpId } },
    );
    const [stored] = await codesOf('id', signUpId);
    expect(data.b.signUp.ticket.code).toBe(formatTicketCode(stored as Buffer));
    expect(data.a.signUp.ticket.code).not.toBe(data.b.signUp.ticket.code);
  });

  it.each([
    ['unknown', crypto.randomUUID()],
    ['no id', '1'],
  ])('is not made for a place that is %s', async (_what, id) => {
    const { data } = await rotateTicket(attendee.client, id);
    expect(data.rotateTicket).toEqual({ signUp: null, userErrors: [{ code: 'SIGN_UP_NOT_FOUND' }] });
  });
});
