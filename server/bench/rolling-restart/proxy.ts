import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type GuideLines, linesOfGuide } from './guide.js';

export interface Proxy {
  url: string;
  /** What it said of requests that it could not pass on. */
  log(): string;
  stop(): Promise<void>;
}

interface Places {
  /** The proxy's configuration, and what it writes. */
  folder: string;
  /** Has the page of the gap. */
  pages: string;
  port: number;
  /** Of the two processes. */
  upstreams: readonly [number, number];
}

const START_LIMIT = 10_000;

/** The parts around the guide's lines: how the proxy runs, and one name without TLS. */
const programs = {
  nginx: {
    name: 'nginx',
    file: 'nginx.conf',
    settings: ({ several: [upstream = '', location = ''], gap }: GuideLines, { folder, port }: Places) => `
daemon off;
worker_processes 2;
pid ${join(folder, 'nginx.pid')};
error_log stderr;
events { worker_connections 1024; }
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `  ${each}_temp_path ${join(folder, each)};`).join('\n')}
${upstream}
  server {
    listen 127.0.0.1:${port};
${location}
${gap}
  }
}`,
    start: (file: string) => ['nginx', '-e', 'stderr', '-c', file],
  },
  caddy: {
    name: 'Caddy',
    file: 'Caddyfile',
    settings: ({ several: [site = ''], gap }: GuideLines, { port }: Places) => `
{
  admin off
}
${site.replace('events.example.org', `http://127.0.0.1:${port}`).replace(/\}\s*$/, `${gap}}\n`)}`,
    start: (file: string) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  },
} as const;

export type ProxyName = keyof typeof programs;

export function isProxyName(name: string | undefined): name is ProxyName {
  return name !== undefined && name in programs;
}

/** Starts a proxy with the guide's lines; only ports, the name of the site and the page's folder are others. */
export async function startProxy(name: ProxyName, places: Places): Promise<Proxy> {
  const program = programs[name];
  const lines = await linesOfGuide(program.name);
  const settings = program
    .settings(lines, places)
    .replaceAll('127.0.0.1:4001', `127.0.0.1:${places.upstreams[0]}`)
    .replaceAll('127.0.0.1:4002', `127.0.0.1:${places.upstreams[1]}`)
    .replaceAll('/var/www/turnout', places.pages);
  const file = join(places.folder, program.file);
  await writeFile(file, settings);
  const [command = '', ...args] = program.start(file);
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: places.folder },
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const failed = once(child, 'error').then(([error]) => Promise.reject(error));
  const url = `http://127.0.0.1:${places.port}`;
  await Promise.race([untilItAnswers(`${url}/healthz`, child), failed]).catch((error) => {
    throw new Error(`${program.name} does not start. ${said}`, { cause: error });
  });
  return {
    url,
    log: () =>
      said
        .split('\n')
        .filter((line) => !line.includes('(111: '))
        .slice(-20)
        .join('\n'),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (const started = Date.now(); Date.now() - started < START_LIMIT; await delay(50)) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
  }
  throw new Error('It does not answer');
}
