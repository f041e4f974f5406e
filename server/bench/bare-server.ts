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
    id: row.event_id,
    title: row.event_title,
    description: row.event_description,
    location: row.event_location,
    type: row.event_type,
    date: row.event_date,
    startTime: row.event_start_time.slice(0, 5),
    endTime: row.event_end_time.slice(0, 5),
    pricePence: row.event_price_pence,
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
