import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import { printTable } from '../verdicts.js';
import { buildCommit } from './build-commit.js';
import { demoSession } from './demo-session.js';
import { fillList } from './fill-list.js';
import { inTurn } from './in-turn.js';
import { judgeList, LISTED, measureList } from './measure-list.js';
import { measurePage, type PageFigures } from './measure-page.js';
import { judgePages, pages } from './pages.js';
import { measureProcessorTime } from './processor-time.js';
import { type DemoProduct, startDemoProduct } from './start-demo-product.js';

const OWN = 'this commit';
const ownRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * `pnpm bench first-sight [commit]`: what a visitor with a phone sees first, by Lighthouse, how soon a long list answers,
 * and what a page costs the server. With a commit, that one is measured in turn with this one. CHROME_PATH names the
 * browser where it is not found by itself.
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
  products[OWN] = await startDemoProduct(ownRoot, join(folder, 'data'));
  const ofPages = await inTurn(measuresOfPages());
  console.table(ofPages);
  console.info(
    'Processor time of the server for one anonymous GET of a page that is in its cache, in milliseconds',
  );
  console.table(await measureCosts());
  console.info('From a tap in a list of a thousand events until what it brings is painted, in milliseconds');
  for (const { databaseUrl } of Object.values(products)) await fillList(databaseUrl, LISTED);
  const ofLists = await inTurn(measuresOfLists());
  console.table(ofLists);
  const arePagesFast = judgePages((page) => ofPages[`${page}, ${OWN}`] as PageFigures);
  const isListFast = judgeList(ofLists[OWN] ?? {});
  printTable();
  process.exitCode = arePagesFast && isListFast ? 0 : 1;
} finally {
  for (const { stop } of Object.values(products)) await stop();
  await removeCommit();
  await rm(folder, { recursive: true, force: true });
}
process.exit();

function measuresOfPages(): Record<string, () => Promise<PageFigures>> {
  const measures = Object.entries(pages).flatMap(([page, { path, role }]) =>
    Object.entries(products).map(([name, product]) => [
      `${page}, ${name}`,
      async () => {
        const cookie = role && (await demoSession(product.url, role));
        return withBrowser((port) => measurePage(product.url + path(product), port, cookie));
      },
    ]),
  );
  return Object.fromEntries(measures);
}

function measuresOfLists() {
  const measures = Object.entries(products).map(([name, { url }]) => [
    name,
    () => withBrowser((port) => measureList(url, port)),
  ]);
  return Object.fromEntries(measures) as Record<string, () => Promise<Record<string, number>>>;
}

async function withBrowser<Figures>(measure: (port: number) => Promise<Figures>): Promise<Figures> {
  const chrome = await launch({ chromeFlags: ['--headless=new', '--no-sandbox'] });
  return measure(chrome.port).finally(() => chrome.kill());
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
