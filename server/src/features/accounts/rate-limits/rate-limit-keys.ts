import { createHmac } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { networkOf } from './network-of.js';

/**
 * Makes the names under which attempts are counted. They are hashed, so that the table holds no addresses; and with a
 * key, since all addresses of IPv4 are hashed in minutes. The key is the password of the database: all processes have
 * it, no dump has it, and when it changes the counters only begin anew.
 */
export class RateLimitKeys {
  readonly #key: string;

  constructor(database: DataSource) {
    const { url } = database.options as { url?: string };
    this.#key = url ? decodeURIComponent(new URL(url).password) : '';
  }

  email(email: string): string {
    return this.#hash(email);
  }

  network(networkAddress: string): string {
    return this.#hash(networkOf(networkAddress));
  }

  emailFromNetwork(email: string, networkAddress: string): string {
    return this.#hash(`${email}\n${networkOf(networkAddress)}`);
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
