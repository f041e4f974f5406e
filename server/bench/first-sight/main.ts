import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import { buildCommit } from './build-commit.js';
import { type DemoRole, demoSession } from './demo-session.js';
import { measurePage, type PageFigures } from './measure-page.js';
import { medians } from './medians.js';
import { measureProcessorTime } from './processor-time.js';
import { type DemoProduct, startDemoProduct } from './start-demo-product.js';

const RUNS = 3;
const ownRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * `pnpm bench first-sight [commit]`: what a visitor with a phone sees first, by Lighthouse, and what a page costs the
 * server. With a commit, that one is measured in turn with this one, so that what else the machine does touches both
 * alike. CHROME_PATH names the browser where it is not found by itself.
 */
const [, commit] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'turnout-first-sight-'));
const products: Record<string, DemoProduct> = {};
let removeCommit = async () => {};
try {
  if (commit) {
    const built = await buildCommit(commit, folder);
    removeCommit = built.remove;
    products[commit] = await startDemoProduct(built.root, join(folder, 'data-of-commit'));
  }
  products['this commit'] = await startDemoProduct(ownRoot, join(folder, 'data'));
  for (const path of ['/', '/events', '/events/{id}']) console.table(await measureInTurn(path));
  console.info('Signed in: the first paint is to be within 1.2 times that of the pages above');
  for (const path of ['/signedUpEvents', '/account']) console.table(await measureInTurn(path, 'USER'));
  console.table(await measureInTurn('/staff-dashboard', 'STAFF'));
  console.info(
    'Processor time of the server for one anonymous GET of a page that is in its cache, in milliseconds',
  );
  console.table(await measureCosts());
} finally {
  for (const { stop } of Object.values(products)) await stop();
  await removeCommit();
  await rm(folder, { recursive: true, force: true });
}
process.exit();

async function measureInTurn(
  path: string,
  role?: DemoRole,
): Promise<Record<string, { path: string } & PageFigures>> {
  const figures: Record<string, PageFigures[]> = {};
  for (let run = 1; run <= RUNS; run++) {
    for (const [name, { url, eventId }] of Object.entries(products)) {
      const chrome = await launch({ chromeFlags: ['--headless=new', '--no-sandbox'] });
      const page = url + path.replace('{id}', eventId);
      const cookie = role && (await demoSession(url, role));
      const measured = await measurePage(page, chrome.port, cookie).finally(() => chrome.kill());
      figures[name] = [...(figures[name] ?? []), measured];
    }
  }
  return Object.fromEntries(
    Object.entries(figures).map(([name, runs]) => [name, { path, ...medians(runs) }]),
  );
}

async function measureCosts(): Promise<Record<string, Record<string, number>>> {
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, { url, eventId, pid }] of Object.entries(products)) {
    rows[name] = {
      '/events': await measureProcessorTime(`${url}/events`, pid),
      '/events/{id}': await measureProcessorTime(`${url}/events/${eventId}`, pid),
    };
  }
  return rows;
}
