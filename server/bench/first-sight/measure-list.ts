import { setTimeout as delay } from 'node:timers/promises';
import { median } from 'es-toolkit/math';
import puppeteer, { type Page } from 'puppeteer-core';
import { judge } from '../verdicts.js';

/** So many events are in the list before anything is measured, and so many come with each 'Show more'. */
const SHOWN = 1_000;
const PAGE_SIZE = 20;
const TAPS = 3;

/** The length that the list must have for all taps. */
export const LISTED = SHOWN + TAPS * PAGE_SIZE;

/** As Lighthouse's phone. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;
/** Milliseconds in which the browser comes to rest after a tap. */
const REST = 2_000;

/** Milliseconds. */
const MAX_ANSWER = 200;

/** @returns whether the list answers within what was set for it */
export function judgeList(figures: Record<string, number>): boolean {
  const areSoon = Object.entries(figures).map(([tap, answer]) =>
    judge(`A list of ${SHOWN} events: ${tap}`, answer, { atMost: MAX_ANSWER }, 'ms'),
  );
  return areSoon.length > 0 && areSoon.every(Boolean);
}

/**
 * How many milliseconds pass on a phone with a slow processor from a tap in a long list until what it brings is painted,
 * without the time of the request: that is the network's.
 * @param port of a browser's remote debugging
 */
export async function measureList(url: string, port: number): Promise<Record<string, number>> {
  const browser = await puppeteer.connect({
    browserURL: `http://127.0.0.1:${port}`,
    defaultViewport: phone,
    protocolTimeout: 600_000,
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(timeOfTap);
  await page.goto(`${url}/events`);
  const cards = (count: number) => `document.querySelectorAll('[data-event-link]').length === ${count}`;
  for (let count = PAGE_SIZE; count < SHOWN; count += PAGE_SIZE) {
    await page.waitForFunction(cards(count));
    await page.$eval('a[rel=next]', (link) => link.click());
  }
  await page.waitForFunction(cards(SHOWN));
  await page.emulateCPUThrottling(SLOWDOWN);
  const more: number[] = [];
  for (let tap = 1; tap <= TAPS; tap++) {
    more.push(await answerTo(page, 'a[rel=next]', cards(SHOWN + tap * PAGE_SIZE)));
  }
  const isFiltered = `document.querySelector('[aria-label="Remove filter: Paid"]') !== null`;
  const isThere = `${cards(0)} === false && document.querySelector('[aria-busy=true]') === null`;
  // Once: a list that was left begins with one page again.
  const chosen = await answerTo(page, `::-p-xpath(//label[text()='Paid'])`, `${isFiltered} && ${isThere}`);
  const removed = await answerTo(
    page,
    '[aria-label="Remove filter: Paid"]',
    `!(${isFiltered}) && ${isThere}`,
  );
  await browser.disconnect();
  return {
    'Show more': median(more),
    'a filter chosen': chosen,
    'a filter removed': removed,
  };
}

/** @param isPainted an expression of the page that is true once the answer is there */
async function answerTo(page: Page, target: string, isPainted: string): Promise<number> {
  const element = await page.waitForSelector(target);
  await element?.scrollIntoView();
  await delay(REST);
  const answer = page.evaluate(`timeOfTap(() => ${isPainted})`);
  await element?.tap();
  return (await answer) as number;
}

/** For the page: from when the finger left the screen until the frame after `isPainted`, less the time of its requests. */
const timeOfTap = `
function timeOfTap(isPainted) {
  return new Promise((resolve) => {
    let tappedAt;
    addEventListener('click', ({ timeStamp }) => { tappedAt = timeStamp; }, { once: true, capture: true });
    const observer = new MutationObserver(() => {
      if (tappedAt === undefined || !isPainted()) return;
      observer.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const end = performance.now();
        const requests = performance.getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('/graphql') && startTime >= tappedAt);
        resolve(end - tappedAt - requests.reduce((sum, { duration }) => sum + duration, 0));
      };
      requestAnimationFrame(() => port2.postMessage(null));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}`;
