import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

/** The rival of the product's reads: PostGraphile, as its documentation sets it up, on the same database. */
const [task] = (await once(process, 'message')) as [{ databaseUrl: string; poolSize: number }];
const { databaseUrl, poolSize } = task;
const api = postgraphile({
  extends: [PostGraphileAmberPreset],
  // It hides conditions on columns without an index of their own.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [
    makePgService({ connectionString: databaseUrl, schemas: ['public'], poolConfig: { max: poolSize } }),
  ],
  grafserv: { graphqlPath: '/graphql', watch: false, graphiql: false },
  grafast: { explain: false },
});
const server = createServer();
await api.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
