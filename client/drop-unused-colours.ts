import type { Plugin } from 'vite';

/** Mantine declares ten shades of fourteen colours, of which the product shows its own instead. */
const COLOUR = /(--mantine-(?:primary-)?color-[\w-]+):[^;{}]*(?:;|(?=}))/g;

/** Their names are put together in a browser: notifications about a failure are `red`, and the scheme is asked for. */
const PUT_TOGETHER = /^--mantine-color-(?:red-|scheme$)/;

/** Leaves the colours that neither a style sheet nor a script names out of the style sheet. */
export const dropUnusedColours: Plugin = {
  name: 'drop-unused-colours',
  generateBundle: {
    // The style sheet is made of all others only then.
    order: 'post',
    handler(_options, bundle) {
      const files = Object.values(bundle);
      const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
      for (const file of files) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = withoutUnused(String(file.source), scripts);
      }
    },
  },
};

/** A colour that is left out may have been the only one to name another. */
function withoutUnused(css: string, scripts: string[]): string {
  const named = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isUsed = (name: string) =>
    named.has(name) || PUT_TOGETHER.test(name) || scripts.some((code) => code.includes(name));
  const less = css.replace(COLOUR, (declaration, name: string) => (isUsed(name) ? declaration : ''));
  return less === css ? css : withoutUnused(less, scripts);
}
