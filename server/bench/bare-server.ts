import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { connectionSettings } from '../src/platform/database/data-source.js';
import type { Statement } from './statement.js';

/** What main.ts gives this process. */
export interface BareServerTask {
  databaseUrl: string;
  poolSize: number;
  statement: Statement;
}

/**
 * What the product is compared with: the least that Node can do to answer the event list. It runs the product's SQL
 * with the product's connection settings, shapes the rows into the product's JSON, and does nothing else.
 */
const [task] = (await once(process, 'message')) as [BareServerTask];
const { databaseUrl, poolSize, statement } = task;
const pool = new pg.Pool({ connectionString: databaseUrl, ...connectionSettings(poolSize) });

const server = createServer(async (_request, response) => {
  const { rows } = await pool.query(statement.sql, statement.values);
  const nodes = rows.slice(0, 20).map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    location: row.location,
    type: row.type,
    date: row.date,
    startTime: row.startTime,
    endTime: row.endTime,
    pricePence: row.pricePence,
  }));
  const body = `${JSON.stringify({ data: { events: { nodes } } })}\n`;
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
