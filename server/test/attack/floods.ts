import { perHour } from '../../src/features/accounts/rate-limits/hourly-limits.js';
import type { AttackedServer, Caller } from './attacked-server.js';
import { type Attempt, Tally } from './tally.js';

interface Flood {
  attack: string;
  requests: number;
  /** As many as may be done before the others are refused. */
  allowed: number;
  attempt: (n: number) => Omit<Attempt, 'caller'>;
  caller: Caller;
}

const mutation = (field: string, type: string, input: object, selection = '') => ({
  query: `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} userErrors { code } } }`,
  variables: { input },
});

/** A network address and an account of its own for each flood, so that none uses up the limit of another. */
function floods({ subject }: AttackedServer, requests: number): Flood[] {
  const anonymous = (n: number): Caller => ({ cookie: '', networkAddress: `192.0.2.${n}` });
  const form = { name: 'Ines Moreau', email: 'ines@example.org' };
  return [
    {
      attack: 'wrong passwords for 500 addresses',
      requests,
      allowed: perHour.wrongPasswords,
      attempt: (n) =>
        mutation('logIn', 'LogInInput', {
          role: 'USER',
          email: `many-${n % 500}@example.org`,
          password: 'wrong horse',
        }),
      caller: anonymous(1),
    },
    {
      attack: 'password resets for made-up addresses',
      requests: 300,
      allowed: perHour.mailsFromNetwork,
      attempt: (n) =>
        mutation('requestPasswordReset', 'RequestPasswordResetInput', { email: `nobody-${n}@example.org` }),
      caller: anonymous(2),
    },
    {
      attack: 'registrations',
      requests: 400,
      allowed: perHour.registrations,
      attempt: (n) =>
        mutation('register', 'RegisterInput', {
          role: 'USER',
          email: `flood-${n}@example.org`,
          password: 'correct horse',
        }),
      caller: anonymous(3),
    },
    {
      attack: 'sign-ups with one account',
      requests: 400,
      allowed: perHour.signUpsOfAccount,
      attempt: (n) =>
        mutation('signUp', 'SignUpInput', {
          ...form,
          eventId: subject.crowdedEventId,
          email: `other-${n}@example.org`,
        }),
      caller: subject.flooders[0],
    },
    {
      attack: 'checkouts with one account',
      requests: 200,
      allowed: perHour.checkoutsOfAccount,
      attempt: () => mutation('startCheckout', 'SignUpInput', { ...form, eventId: subject.paidEventId }),
      caller: subject.flooders[1],
    },
    {
      attack: 'questions about one payment',
      requests: 200,
      allowed: perHour.checksOfAccount,
      attempt: () => mutation('completeCheckout', 'CompleteCheckoutInput', { paymentId: subject.paymentId }),
      caller: subject.payer,
    },
    {
      attack: 'reads from one network address',
      requests,
      // 200,000 in a minute is 76 times, and a flood lasts less than three minutes.
      allowed: 4 * 76,
      attempt: () => ({ query: '{ events(first: 100) { nodes { id description } } }' }),
      caller: anonymous(4),
    },
  ];
}

/** More than anybody needs of what has a limit, one after the other. */
export async function flood(server: AttackedServer, requests: number): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const { attack, requests: count, allowed, attempt, caller } of floods(server, requests)) {
    const attempts = Array.from({ length: count }, (_, n) => ({ caller, ...attempt(n) }));
    const tally = await new Tally(attack).send(server.url, attempts, 50);
    if (tally.executed > allowed) tally.mistake(`${tally.executed} were done, not ${allowed}`);
    tallies.push(tally);
  }
  return tallies;
}
