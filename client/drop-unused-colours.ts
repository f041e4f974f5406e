import type { Plugin, Rolldown } from 'vite';

/** Mantine declares ten shades of fourteen colours, of which the product shows its own instead. */
const COLOUR = /(--mantine-(?:primary-)?color-[\w-]+):[^;{}]*(?:;|(?=}))/g;

/** Their names are put together in a browser: notifications about a failure are `red`, and the scheme is asked for. */
const PUT_TOGETHER = /^--mantine-color-(?:red-|scheme$)/;

/** Leaves the colours that neither a style sheet nor a script names out of the style sheets. */
export const dropUnusedColours: Plugin = {
  name: 'drop-unused-colours',
  generateBundle: {
    // The style sheets are there only then.
    order: 'post',
    handler(_options, bundle) {
      const files = Object.values(bundle);
      for (const file of files) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const others = files.flatMap((other) => (other === file ? [] : textOf(other)));
        file.source = withoutUnused(String(file.source), others);
      }
    },
  },
};

function textOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string[] {
  if (file.type === 'chunk') return [file.code];
  return file.fileName.endsWith('.css') ? [String(file.source)] : [];
}

/** A colour that is left out may have been the only one to name another. */
function withoutUnused(css: string, others: string[]): string {
  const named = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isUsed = (name: string) =>
    named.has(name) || PUT_TOGETHER.test(name) || others.some((code) => code.includes(name));
  const less = css.replace(COLOUR, (declaration, name: string) => (isUsed(name) ? declaration : ''));
  return less === css ? css : withoutUnused(less, others);
}
