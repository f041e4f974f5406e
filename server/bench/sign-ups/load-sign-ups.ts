import autocannon from 'autocannon';
import type { Load } from '../rounds.js';
import { addressOf, attempts, CLIENTS, emailOf, nameOf, type Signing, tokenOf } from './workload.js';

const SIGN_UP = `mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) { signUp { id name email signedUpAt } userErrors { code message field } }
}`;
const GIVE_BACK = `mutation GiveBack($input: CancelSignUpInput!) {
  cancelSignUp(input: $input) { cancelledSignUpId userErrors { code message field } }
}`;

/** Signs up through the product's API, as fast as it answers, each time as another person. */
export function loadSignUps(url: string, { eventIds, seconds }: Signing): Promise<Load> {
  const waiting = attempts(eventIds);
  return loadMutation(url, seconds, SIGN_UP, () => {
    const { account, eventId } = waiting.next().value;
    return { account, input: { eventId, name: nameOf(account), email: emailOf(account) } };
  });
}

/**
 * Gives places back in the same way.
 * @param signUpIds by the number of the account
 * @throws Error when they are too few
 */
export function loadGivingBack(url: string, signUpIds: readonly string[], seconds: number): Promise<Load> {
  const places = signUpIds.entries();
  return loadMutation(url, seconds, GIVE_BACK, () => {
    const { value, done } = places.next();
    if (done) throw new Error('There are too few places to give back');
    const [account, signUpId] = value;
    return { account, input: { signUpId } };
  });
}

/** @param next who asks next, by the number of the account, and for what */
async function loadMutation(
  url: string,
  seconds: number,
  query: string,
  next: () => { account: number; input: object },
): Promise<Load> {
  const cookieName = `session-${new URL(url).port}`;
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    connections: CLIENTS,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          const { account, input } = next();
          return {
            ...request,
            headers: {
              ...request.headers,
              cookie: `${cookieName}=${tokenOf(account)}`,
              'x-forwarded-for': addressOf(account),
            },
            body: JSON.stringify({ query, variables: { input } }),
          };
        },
      },
    ],
  });
  if (result.errors + result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 200`);
  }
  const { p50, p99 } = result.latency;
  return { perSecond: result['2xx'] / result.duration, p50, p99 };
}
