import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { emailOf, nameOf, tokenOf } from '../sign-ups/workload.js';

const SIGN_UP = `mutation SignUp($input: SignUpInput!) {
  answer: signUp(input: $input) { done: signUp { id } userErrors { code } }
}`;
const JOIN = `mutation JoinWaitingList($input: SignUpInput!) {
  answer: joinWaitingList(input: $input) { done: waitingListEntry { id position } userErrors { code } }
}`;

/** Anything but a place, 'full' and then a place in line, or 503 with Retry-After is a failure. */
type Outcome = 'place' | 'EVENT_FULL' | 'in line' | 'BUSY' | `failure: ${string}`;

export interface Answer {
  outcome: Outcome;
  /** Milliseconds that it took. */
  latency: number;
  /** Milliseconds since the first person came. */
  at: number;
}

interface AnswerBody {
  data?: { answer?: { done: { id: string } | null; userErrors: { code: string }[] } | null } | null;
  errors?: { extensions?: { code?: string } }[];
}

interface Crowd {
  people: number;
  eventId: string;
  /** Of the servers' endpoints; the people are divided among them. */
  urls: readonly string[];
}

/** Lets people come evenly within some milliseconds, each as often as they are told to try again. */
export async function arriveWithin(milliseconds: number, crowd: Crowd): Promise<Answer[]> {
  const answers: Answer[] = [];
  const startedAt = performance.now();
  const person = async (n: number) => {
    await delay((n / crowd.people) * milliseconds);
    let query = SIGN_UP;
    for (;;) {
      const askedAt = performance.now();
      const { outcome, retryAfter } = await ask(query, n, crowd);
      const now = performance.now();
      answers.push({ outcome, latency: now - askedAt, at: now - startedAt });
      if (outcome === 'EVENT_FULL') query = JOIN;
      else if (outcome !== 'BUSY') return;
      // As the client does: a little later than it is told, everybody at another moment.
      if (outcome === 'BUSY') await delay(retryAfter * 1000 * (1 + Math.random() / 2));
    }
  };
  await Promise.all(Array.from({ length: crowd.people }, (_, n) => person(n)));
  return answers;
}

async function ask(
  query: string,
  n: number,
  { eventId, urls }: Crowd,
): Promise<{ outcome: Outcome; retryAfter: number }> {
  const url = new URL(urls[n % urls.length] as string);
  const input = { eventId, name: nameOf(n), email: emailOf(n) };
  try {
    const { status, retryAfter, text } = await post(
      url,
      tokenOf(n),
      JSON.stringify({ query, variables: { input } }),
    );
    const { data, errors } = JSON.parse(text) as AnswerBody;
    const answer = data?.answer;
    if (answer?.done) return { outcome: query === JOIN ? 'in line' : 'place', retryAfter };
    const code = errors?.[0]?.extensions?.code ?? answer?.userErrors?.[0]?.code;
    if (code === 'EVENT_FULL' && query === SIGN_UP) return { outcome: code, retryAfter };
    if (status === 503 && code === 'BUSY' && retryAfter > 0) return { outcome: 'BUSY', retryAfter };
    return { outcome: `failure: ${status} ${code}`, retryAfter };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { outcome: `failure: ${code ?? message}`, retryAfter: 0 };
  }
}

/**
 * As a proxy in front of the server does: so many connections to each, which all people use in turn. The servers'
 * cores are this process's too, so what it costs counts: `fetch` takes three times as long.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

function post(
  url: URL,
  token: string,
  body: string,
): Promise<{ status: number; retryAfter: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof post>>>();
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    cookie: `session-${url.port}=${token}`,
  };
  const asking = request(url, { method: 'POST', agent, headers }, (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk) => (text += chunk));
    response.on('end', () => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, retryAfter: Number(headers['retry-after']), text });
    });
    response.on('error', reject);
  });
  asking.on('error', reject).end(body);
  return promise;
}
