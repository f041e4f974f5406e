import type { Page } from '@playwright/test';

/** From here on time passes on the page only by `pass`, so that a duration is proved to the millisecond. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
}

/**
 * Stops timers of two seconds or more: messages stay, no page redirects, and no other page is loaded ahead, which
 * would take longer than the story.
 */
export async function stopTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const startTimer = window.setTimeout.bind(window);
    const later = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
      startTimer(handler, delay < 2_000 ? delay : 1_000_000, ...values);
    Object.assign(window, { setTimeout: later });
  });
}
