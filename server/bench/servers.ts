import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import type { BareServerTask } from './bare-server.js';
import type { PostGraphileTask } from './postgraphile-server.js';

export interface Server {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

const START_LIMIT = 60_000;

/** As `pnpm start` and the Dockerfile run it: Node makes its heap as large as the machine invites it to. */
const nodeOptions = [
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
  '--no-allocation-site-pretenuring',
];

const program = fileURLToPath(new URL('../program/main.js', import.meta.url));
const modules = fileURLToPath(new URL('../src/main.js', import.meta.url));

/** The product as it runs in production, in a process of its own. Its log is thrown away. */
export async function startProduct(options: {
  databaseUrl: string;
  poolSize: number;
  folder: string;
  /** A free one by default. */
  port?: number;
  variables?: Record<string, string>;
  /** Of Node. */
  flags?: string[];
  /** Whether its modules run one by one: then a module that is loaded first reaches the packages that they use. */
  asModules?: boolean;
}): Promise<Server> {
  const port = options.port ?? (await getPort({ host: '127.0.0.1' }));
  const main = options.asModules ? modules : program;
  const child = spawn(process.execPath, [...nodeOptions, ...(options.flags ?? []), main], {
    cwd: options.folder,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      STAFF_DOMAIN: 'turnout.example',
      DATABASE_URL: options.databaseUrl,
      DATABASE_POOL_SIZE: String(options.poolSize),
      DEMO_DATA: 'false',
      REQUIRE_VERIFIED_STAFF: 'false',
      QUERY_COST_PER_MINUTE: '1000000000',
      ...options.variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await ready(child, `${origin}/readyz`);
  return serverOf(child, `${origin}/graphql`);
}

/** The server that the product is compared with, in a process of its own. */
export async function startBareServer(task: BareServerTask): Promise<Server> {
  const { child, port } = await forkServer('./bare-server.js', task);
  return serverOf(child, `http://127.0.0.1:${port}/`);
}

/** PostGraphile, in a process of its own. */
export async function startPostGraphile(task: PostGraphileTask): Promise<Server> {
  const { child, port } = await forkServer('./postgraphile-server.js', task);
  return serverOf(child, `http://127.0.0.1:${port}/graphql`);
}

async function forkServer(file: string, task: object): Promise<{ child: ChildProcess; port: number }> {
  const env = { NODE_ENV: 'production', GRAPHILE_ENV: 'production' };
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { env });
  child.send(task);
  const [port] = (await once(child, 'message', { signal: AbortSignal.timeout(START_LIMIT) })) as [number];
  return { child, port };
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < START_LIMIT; await delay(50)) {
    if (child.exitCode !== null) throw new Error('The product did not start');
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  }
  child.kill('SIGKILL');
  throw new Error('The product does not become ready');
}

function serverOf(child: ChildProcess, url: string): Server {
  return {
    url,
    pid: child.pid as number,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
