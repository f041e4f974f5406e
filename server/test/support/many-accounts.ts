import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestDatabase } from './test-database.js';

/** The address under which every server of a test is known, so that one cookie is good for all of them. */
export const PUBLIC_URL = 'http://localhost:4000';

/** Accounts made by SQL, signed in: what each one's browser would send as its cookie. */
export async function manyAccounts(
  database: TestDatabase,
  count: number,
  signedInAt = new Date(),
): Promise<string[]> {
  await database.query(
    `WITH numbered AS (SELECT n, gen_random_uuid() AS id FROM generate_series(1, $1::int) AS n),
     made AS (
       INSERT INTO accounts (id, email, name, role, created_at)
       SELECT id, 'many-' || n || '@example.org', 'Number ' || n, 'USER', now() FROM numbered
     )
     INSERT INTO sessions (token_hash, id, account_id, created_at, last_seen_at)
     SELECT sha256(convert_to('token-' || n, 'UTF8')), id, id, $2, $2 FROM numbered`,
    [count, signedInAt],
  );
  return Array.from({ length: count }, (_, index) => `session-4000=token-${index + 1}`);
}

export interface Post {
  /** Of the server, without a path. */
  url: string;
  cookie: string;
  body: string;
  /** Beside those of every request. */
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  body: string;
  /** The header. */
  retryAfter: string | undefined;
}

/** Posts GraphQL requests in order, over this number of connections. */
export async function postAll(posts: Iterable<Post>, connections: number, post = send): Promise<Reply[]> {
  const agent = new Agent({ keepAlive: true });
  const replies: Reply[] = [];
  const waiting = posts[Symbol.iterator]();
  const connection = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next())
      replies.push(await post(next.value, agent));
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return replies;
}

/** Tries again as often as it is told to, and when it is told to. */
export async function insist(
  post: Post,
  agent: Agent,
  onBusy: (reply: Reply) => void = () => {},
): Promise<Reply> {
  while (true) {
    const reply = await send(post, agent);
    if (reply.status !== 503) return reply;
    onBusy(reply);
    await delay(Number(reply.retryAfter) * 1_000);
  }
}

/** Posts one GraphQL request. */
export function send({ url, cookie, body, headers: more }: Post, agent: Agent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body);
    const headers = { 'content-type': 'application/json', 'content-length': length, cookie, ...more };
    request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, body: text, retryAfter: headers['retry-after'] });
      });
      response.on('error', reject);
    })
      .on('error', reject)
      .end(body);
  });
}
