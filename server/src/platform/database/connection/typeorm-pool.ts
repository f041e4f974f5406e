import type { Connection } from './connection.js';
import type { ConnectionPool } from './connection-pool.js';

/** The part of `Database` that gives TypeORM its connections. */
export interface ConnectionSource {
  readonly connections: Pick<ConnectionPool, 'open' | 'end'>;
  lease(): Promise<Connection>;
  ask(connection: Connection, text: string, values?: unknown[]): Promise<unknown>;
}

type Done<Value> = (error: unknown, value?: Value, release?: () => void) => void;

/** The methods of pg's connection that TypeORM calls. */
interface TypeOrmConnection {
  query(text: string, values?: unknown[]): Promise<unknown>;
  on(): void;
  removeListener(): void;
}

/** The methods of pg's pool that TypeORM calls. It makes one with its option `extra`. */
export class TypeOrmPool {
  readonly #database: ConnectionSource;

  constructor({ database }: { database: ConnectionSource }) {
    this.#database = database;
    database.connections.open();
  }

  connect(done: Done<TypeOrmConnection>): void {
    this.#database.lease().then((connection) => {
      const query = (text: string, values?: unknown[]) => this.#database.ask(connection, text, values);
      done(undefined, { query, on: noticed, removeListener: noticed }, () => connection.release());
    }, done);
  }

  on = noticed;

  end(done: (error?: unknown) => void): void {
    this.#database.connections.end().then(() => done(), done);
  }
}

/** `Connection` notices itself that it is lost. */
function noticed(): void {}
