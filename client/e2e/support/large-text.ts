import { expect, type Locator, type Page } from '@playwright/test';

/** The size of text that browsers start with, and twice that size. */
const USUAL = { standard: 16, fixed: 13 };
const LARGE = { standard: 32, fixed: 26 };

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** With text of 200 % no words are cut (WCAG 1.4.4), on a desk and on a phone. */
export async function expectRoomForLargeText(page: Page, shown: Locator): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  // The setting that people change. Media queries in em follow it, as they do not follow a font size of the root.
  await browser.send('Page.setFontSizes', { fontSizes: LARGE });
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(shown).toBeVisible();
    // A browser that has gone back to its own size would find everything in order.
    await expect(page.locator('body')).toHaveCSS('font-size', `${LARGE.standard}px`);
    found.push(...(await page.evaluate(findCutWords)).map((words) => `${size.width} px: ${words}`));
  }
  await browser.send('Page.setFontSizes', { fontSizes: USUAL });
  await browser.detach();
  expect(found, 'words that are cut at 200 %').toEqual([]);
}

/** Runs in the page. */
function findCutWords(): string[] {
  const found = new Set<string>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node.parentElement as HTMLElement;
    if (node.textContent?.trim() && isShown(element)) checkText(node as Text, element);
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (isShown(field) && isTooSmall(field)) found.add(`the words of ${tagOf(field)}`);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.add(`the page, which is ${scrollWidth} px wide`);
  return [...found];

  function isShown(element: HTMLElement): boolean {
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isVisible && !element.closest('.visually-hidden, .skip-link');
  }

  function tagOf(element: HTMLElement): string {
    return (element.cloneNode() as HTMLElement).outerHTML;
  }

  /** Words have room if they leave neither the page nor any of the boxes that they stand in. */
  function checkText(text: Text, parent: HTMLElement): void {
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    // Letters have room above and below them that a low line does not need.
    const spare = Number.parseFloat(getComputedStyle(parent).fontSize) / 8;
    for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (/auto|scroll/.test(style.overflow) || isExcerpt(box, style)) return;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isWide = words.left < left - 1 || words.right > right + 1;
      const isHigh = words.top < top - spare || words.bottom > bottom + spare;
      if (style.display !== 'inline' && (isWide || isHigh)) {
        found.add(`“${text.data}” in ${tagOf(box)}`);
        return;
      }
      // It leaves what is around it on purpose.
      if (/absolute|fixed/.test(style.position) || style.marginTop.startsWith('-')) break;
    }
    if (words.left < -1 || words.right > innerWidth + 1) found.add(`“${text.data}” beside the page`);
  }

  /** Cut after so many lines at every size of text: the whole of it stands elsewhere. No control is an excerpt. */
  function isExcerpt(
    box: HTMLElement,
    { webkitLineClamp, textOverflow, whiteSpace }: CSSStyleDeclaration,
  ): boolean {
    const isCutLine = textOverflow === 'ellipsis' && whiteSpace === 'nowrap';
    return (webkitLineClamp !== 'none' || isCutLine) && !box.closest('button, label, summary');
  }

  function isTooSmall(field: HTMLInputElement | HTMLSelectElement): boolean {
    const style = getComputedStyle(field);
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return field.scrollHeight > field.clientHeight + 1 || widthOfWords(field, style) > room + 1;
  }

  function widthOfWords(field: HTMLInputElement | HTMLSelectElement, style: CSSStyleDeclaration): number {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    Object.assign(canvas, { font: style.font, letterSpacing: style.letterSpacing });
    const wraps = 'options' in field && style.textWrapMode === 'wrap';
    const lines = wraps ? wordsOf(field).split(' ') : [wordsOf(field)];
    const width = Math.max(...lines.map((line) => canvas.measureText(line).width));
    // The browser's own button stands beside them.
    return /^(?:date|time)/.test(field.type) ? width + Number.parseFloat(style.fontSize) : width;
  }

  /** A placeholder below a label that is seen is an example; what people type scrolls. */
  function wordsOf(field: HTMLInputElement | HTMLSelectElement): string {
    if ('options' in field) return field.selectedOptions[0]?.text ?? '';
    if (field.type === 'date') return '00/00/0000';
    if (field.type === 'time') return '00:00';
    return [...(field.labels ?? [])].some(isShown) ? '' : field.placeholder;
  }
}
