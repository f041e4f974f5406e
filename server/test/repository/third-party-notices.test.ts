import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** As `build` made it: the test command builds first. */
const clientFolder = fileURLToPath(new URL('../../../client/dist', import.meta.url));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clientFolder });
});
afterAll(() => app.close());

it('serves the licences of the packages and fonts that the client contains', async () => {
  const response = await fetch(`${app.url}/third-party-notices.txt`);
  const notices = await response.text();

  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  for (const name of ['react', '@apollo/client', '@mantine/core', '@stripe/stripe-js', '@tabler/icons']) {
    expect(notices, name).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\((MIT|Apache-2.0)\\)$`, 'm'));
  }
  const fonts = (await readdir(`${clientFolder}/assets`)).filter((file) => file.endsWith('.woff2'));
  // Each package has several files.
  const families = new Set(fonts.map((file) => file.replace(/-latin.*$/, ''))).size;
  expect(notices.match(/^## @fontsource-variable\/\S+ - [\d.]+ \(OFL-1\.1\)$/gm)).toHaveLength(families);
  expect(notices.match(/SIL OPEN FONT LICENSE/g)?.length).toBeGreaterThanOrEqual(families);
});
