import type { Plugin } from 'vite';

const STYLES = /<link rel="stylesheet"[^>]*>/;
const FONTS = /<link\s+rel="preload"/;
const SCRIPTS = '<script type="module"';

/**
 * The files for the first paint come first: a slow line is shared by everything that a browser has asked for, and
 * scripts are twice as large as all the rest of a page.
 */
export const loadOrder: Plugin = {
  name: 'load-order',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const [styles] = STYLES.exec(html) ?? [];
      if (!styles || !FONTS.test(html)) throw new Error('index.html names no style sheet or no fonts.');
      return html
        .replace(styles, '')
        .replace(FONTS, (fonts) => `${styles}\n    ${fonts}`)
        .replaceAll(SCRIPTS, `${SCRIPTS} fetchpriority="low"`);
    },
  },
};
