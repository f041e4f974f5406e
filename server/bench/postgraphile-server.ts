import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { hashOfToken } from '../src/features/accounts/token-hash.js';
import type { Statement } from './statements.js';

/** The task that this process is given. */
export interface PostGraphileTask {
  databaseUrl: string;
  poolSize: number;
  /** The look-up of sessions as the product does it; its first value is a list of hashes of tokens. */
  session: Statement;
}

/**
 * The rival of the product's reads: PostGraphile, as its documentation sets it up, on the same database. It looks up the
 * session of each request that has a cookie, with the product's statement, prepared.
 */
const [task] = (await once(process, 'message')) as [PostGraphileTask];
const { databaseUrl, poolSize, session } = task;
const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
const api = postgraphile({
  extends: [PostGraphileAmberPreset],
  // It hides conditions on columns without an index of their own.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  grafserv: { graphqlPath: '/graphql', watch: false, graphiql: false },
  grafast: { explain: false, context: ({ node }) => viewerOf(node?.req.headers.cookie) },
});
const server = createServer();
await api.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);

/** @throws Error for a session that is unknown: the benchmark would compare another request */
async function viewerOf(cookie: string | undefined): Promise<object> {
  if (!cookie) return {};
  const hash = hashOfToken(cookie.slice(cookie.indexOf('=') + 1));
  const [, ...limits] = session.values;
  const { rows } = await pool.query({ name: 'session', text: session.sql, values: [[hash], ...limits] });
  if (rows.length === 0) throw new Error('There is no such session');
  return { viewer: rows[0] };
}
