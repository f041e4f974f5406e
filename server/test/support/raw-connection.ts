import { connect, type Socket } from 'node:net';
import { afterFile } from './after-file.js';

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** A connection to a server, on which a test writes what it likes. */
export class RawConnection {
  readonly #socket: Socket;
  readonly #closed: Promise<string>;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#socket = connect({ host: hostname, port: Number(port) });
    let received = '';
    this.#socket.setEncoding('utf8').on('data', (data) => {
      received += data;
    });
    // A reset, too, is an end.
    this.#socket.on('error', () => {});
    this.#closed = new Promise((resolve) => this.#socket.once('close', () => resolve(received)));
    afterFile(() => this.#socket.destroy());
  }

  write(text: string): this {
    this.#socket.write(text);
    return this;
  }

  /** All that had arrived by the time the server closed the connection. */
  get received(): Promise<string> {
    return this.#closed;
  }

  /** The one answer that came before the server closed the connection. */
  async answer(): Promise<RawAnswer> {
    const [head = '', body = ''] = (await this.#closed).split('\r\n\r\n');
    const [statusLine = '', ...lines] = head.split('\r\n');
    const headers = new Headers(
      lines.map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ');
        return [name, value.join(': ')];
      }),
    );
    return { status: Number(statusLine.split(' ')[1]), headers, body };
  }

  close(): void {
    this.#socket.destroy();
  }
}
