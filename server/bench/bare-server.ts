import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { connectionSettings } from '../src/platform/database/connection/database-options.js';
import type { QuestionName } from './questions.js';
import type { Statement } from './statements.js';

/** The task that main.ts gives this process. */
export interface BareServerTask {
  databaseUrl: string;
  poolSize: number;
  /** By path, each with the statement that answers it. */
  statements: Record<QuestionName, Statement>;
}

/**
 * The rival of the product: the least that Node can do to answer the event list and an event's page. It runs the
 * product's SQL with `pg` as it is, without what the product adds to it, shapes the rows into the product's JSON, and
 * does nothing else.
 */
const [task] = (await once(process, 'message')) as [BareServerTask];
const { databaseUrl, poolSize, statements } = task;
const pool = new pg.Pool(connectionSettings({ url: databaseUrl, poolSize }));

type Row = Record<string, unknown>;

const factsOf = (row: Row) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  location: row.location,
  type: row.type,
  date: row.date,
  startTime: row.startTime,
  endTime: row.endTime,
  pricePence: row.pricePence,
});

const shapes: Record<QuestionName, (rows: Row[]) => object> = {
  list: (rows) => ({ events: { nodes: rows.slice(0, 20).map(factsOf) } }),
  page: ([row = {}]) => ({
    event: {
      ...factsOf(row),
      signUpCount: row.signUpCount,
      createdBy: { id: row['createdBy.id'], name: row['createdBy.name'] },
    },
  }),
};

const server = createServer(async (request, response) => {
  const name = request.url?.slice(1) as QuestionName;
  const { rows } = await pool.query(statements[name].sql, statements[name].values);
  const body = `${JSON.stringify({ data: shapes[name](rows) })}\n`;
  response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
