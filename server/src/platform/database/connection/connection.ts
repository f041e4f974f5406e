import type pg from 'pg';
import { ConnectionLostError } from './connection-loss.js';
import { StatementNames } from './statement-names.js';

const names = new StatementNames();

/**
 * One of pg's connections while it is in use. It is always asked by callback: results that come out of pg's own
 * promises outlive every quick garbage collection (pg 8.23, Node 24: `node --trace-gc` shows all rows moved to the old
 * generation), which makes a busy server half as large again. Statements with values that are sent often are prepared,
 * see prepared-statements.md.
 */
export class Connection {
  #isInUse = true;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly onEnd: () => void,
  ) {
    client.on('error', this.drop);
  }

  get isInTransaction(): boolean {
    return this.client.getTransactionStatus() !== 'I';
  }

  /** @throws ConnectionLostError where the connection was lost before, and pg's error where the statement failed */
  send(text: string, values: unknown[] = []): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      if (!this.#isInUse) throw new ConnectionLostError('The connection was lost before the statement');
      const answer = (error: Error | null, result: pg.QueryResult) =>
        error ? reject(error) : resolve(result);
      if (values.length === 0) this.client.query(text, answer);
      else this.client.query({ text, values, name: names.nameOf(text) }, answer);
    });
  }

  /** Gives the connection to the next user. */
  release(): void {
    this.#end(false);
  }

  /** Closes the connection, which is lost or about to be. The next user gets another one. */
  readonly drop = (): void => {
    this.#end(true);
  };

  #end(isUseless: boolean): void {
    if (!this.#isInUse) return;
    this.#isInUse = false;
    this.client.off('error', this.drop);
    this.client.release(isUseless);
    this.onEnd();
  }
}
