import type { Plugin, Rolldown } from 'vite';

/** Mantine declares ten shades of fourteen colours, five shadows, six headings; the product has its own of most. */
const VARIABLE = /(--mantine-[\w-]+):[^;{}]*(?:;|(?=}))/g;

/**
 * Their names are put together in a browser: a size given as a property of a component, notifications about a failure are
 * `red`, and the scheme is asked for.
 */
const PUT_TOGETHER = /^--mantine-(?:(?:spacing|font-size|line-height|radius)-|color-(?:red-|scheme$))/;

/** Leaves the variables that neither a style sheet nor a script names out of the style sheets. */
export const dropUnusedVariables: Plugin = {
  name: 'drop-unused-variables',
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

/** A variable that is left out may have been the only one to name another. */
function withoutUnused(css: string, others: string[]): string {
  const named = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isUsed = (name: string) =>
    named.has(name) || PUT_TOGETHER.test(name) || others.some((code) => code.includes(name));
  const less = css.replace(VARIABLE, (declaration, name: string) => (isUsed(name) ? declaration : ''));
  return less === css ? css : withoutUnused(less, others);
}
