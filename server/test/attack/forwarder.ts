import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Reply, send } from '../support/many-accounts.js';
import type { Caller } from './attacked-server.js';

/** The server behind an address of the forwarder. */
export type Target = (body: string) => Promise<Pick<Reply, 'status' | 'body'>>;

/** Numbered addresses for sqlmap, which sends everything from one network address and with one cookie. */
export async function startForwarder(targets: readonly Target[]) {
  const server = createServer(async (request: IncomingMessage, response) => {
    const target = targets[Number(request.url?.slice(1))];
    const { status, body } = target ? await target(await text(request)) : { status: 404, body: '' };
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    urlOf: (target: number) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${target}`,
    close: () => server.close(),
  };
}

/** How a server has answered the requests for one text. */
export interface Answers {
  requests: number;
  /** Answered without any error, so the text went as far as it can. */
  accepted: number;
  rateLimited: number;
  /** An error of SQL is one of them. */
  internalErrors: number;
}

/** Stands for another number in each request: for values that must be new, such as an address that registers. */
export const NUMBER = '%number%';

const agent = new Agent({ keepAlive: true });
let sent = 0;

/** The API, asked by the callers in turn, and each time from another network address: their limits are not the subject. */
export function apiTarget(url: string, callers: readonly Caller[], answers: Answers): Target {
  return async (body) => {
    const { cookie = '' } = callers[answers.requests++ % callers.length] ?? {};
    const number = ++sent;
    const headers = { 'x-forwarded-for': networkAddress(number) };
    const numbered = body.replaceAll(NUMBER, String(number));
    const reply = await send({ url, cookie, body: numbered, headers }, agent);
    if (reply.status === 200 && !/"(errors|code)":/.test(reply.body)) answers.accepted++;
    if (reply.status === 429) answers.rateLimited++;
    if (reply.status >= 500 || reply.body.includes('INTERNAL_SERVER_ERROR')) answers.internalErrors++;
    return reply;
  };
}

function networkAddress(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
