import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';

let dev: ViteDevServer | undefined;

afterEach(async () => {
  await dev?.close();
  vi.unstubAllEnvs();
});

/** Where nothing listens, as the server's port while it starts. */
const CLOSED_PORT = '9';

it('says once that it waits for the server, without a stack for each request', async () => {
  vi.stubEnv('PORT', CLOSED_PORT);
  const printed = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level).mockReturnValue());
  dev = await createServer({
    configFile: 'vite.config.ts',
    server: { port: 0, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  await dev.listen();
  const { local = [] } = dev.resolvedUrls ?? {};
  for (const path of ['graphql', 'auth/google/start', 'graphql']) {
    expect((await fetch(`${local[0]}${path}`)).status).toBe(502);
  }
  const lines = printed.flatMap(({ mock }) => mock.calls.map(String));
  expect(lines).toEqual([expect.stringContaining('waiting for the server')]);
});
