import { type Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { Post, Reply } from '../support/many-accounts.js';

/** Streams that an attacker leaves open; the oldest is closed for a new one. */
const HELD = 300;

/** The subscriptions of an attack, which stay open while it goes on. */
export class HeldStreams {
  readonly #open = new Set<ClientRequest>();

  /** @param onMessage is given each message of the streams */
  constructor(private readonly onMessage: (data: string, post: Post) => void) {}

  /** Subscribes: a reply without a body where a stream begins, and what is answered otherwise. */
  send(post: Post, agent: Agent): Promise<Reply> {
    const { url, cookie, body, headers: more } = post;
    const headers = { 'content-type': 'application/json', accept: 'text/event-stream', cookie, ...more };
    return new Promise((resolve, reject) => {
      const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
        const { statusCode: status = 0, headers } = response;
        const reply = { status, retryAfter: headers['retry-after'] };
        if (headers['content-type']?.startsWith('text/event-stream')) {
          this.#hold(sent, response, post);
          resolve({ ...reply, body: '{}' });
        } else {
          textOf(response).then((text) => resolve({ ...reply, body: text }), reject);
        }
      });
      sent.on('error', reject).end(body);
    });
  }

  close(): void {
    for (const stream of this.#open) stream.destroy();
  }

  #hold(stream: ClientRequest, response: IncomingMessage, post: Post): void {
    const [oldest] = this.#open;
    if (oldest && this.#open.size === HELD) oldest.destroy();
    this.#open.add(stream);
    const remove = () => this.#open.delete(stream);
    stream.on('close', remove);
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk) => {
      const events = (text + chunk).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const [, data] = /^event: next\ndata: ?(.*)$/s.exec(event) ?? [];
        if (data) this.onMessage(data, post);
      }
    });
    // Destroyed by us.
    response.on('error', remove);
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const chunk of response) text += chunk;
  return text;
}
