import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterFile } from '../support/after-file.js';

export interface Received {
  headers: Record<string, string>;
  text: string;
  /** The body of the delivery, parsed. */
  body: {
    id: string;
    topic: string;
    deletedEventId: string | null;
    cancelledSignUpId: string | null;
    eventId: string | null;
    signUpId: string | null;
    paymentId: string | null;
    waitingListEntryId: string | null;
    event: { id: string; title: string } | null;
    signUp: { id: string; name: string; email: string | null } | null;
    payment: { id: string; status: string; amountPence: number } | null;
    waitingListEntry: { id: string; email: string } | null;
  };
}

type Answer = (received: Received, response: ServerResponse) => void;

const take: Answer = (_received, response) => response.writeHead(204).end();

/** Somebody's server that webhooks are sent to. */
export class Receiver {
  readonly received: Received[] = [];
  /** What it has taken, by a status of success. */
  readonly taken: Received[] = [];
  answer: Answer = take;
  url = '';

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    const server = createServer((request, response) => void receiver.#receive(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    afterFile(async () => {
      server.closeAllConnections();
      server.close();
    });
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/receiver`;
    return receiver;
  }

  fail(status = 500): void {
    this.answer = (_received, response) => response.writeHead(status).end();
  }

  works(): void {
    this.answer = take;
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const received = { headers: request.headers as Record<string, string>, text, body: JSON.parse(text) };
    this.received.push(received);
    response.on('close', () => {
      if (response.headersSent && response.statusCode < 300) this.taken.push(received);
    });
    this.answer(received, response);
  }
}
