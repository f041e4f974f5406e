import autocannon from 'autocannon';
import type { Load } from '../rounds.js';
import { addressOf, attempts, CLIENTS, emailOf, nameOf, type Signing, tokenOf } from './workload.js';

const QUERY = `mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) { signUp { id name email signedUpAt } userErrors { code message field } }
}`;

/** Signs up through the product's API, as fast as it answers, each time as somebody else. */
export async function loadSignUps(url: string, { eventIds, seconds }: Signing): Promise<Load> {
  const waiting = attempts(eventIds);
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
          const { account, eventId } = waiting.next().value;
          const input = { eventId, name: nameOf(account), email: emailOf(account) };
          return {
            ...request,
            headers: {
              ...request.headers,
              cookie: `${cookieName}=${tokenOf(account)}`,
              'x-forwarded-for': addressOf(account),
            },
            body: JSON.stringify({ query: QUERY, variables: { input } }),
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
