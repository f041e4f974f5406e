import type { Plugin } from 'vite';

/**
 * What Mantine's components import for options that the product never uses, by the file that imports it: a bundler cannot know.
 * MantineProvider would write its variables and classes into each page, but `app.tsx` tells it not to, since palette.css has
 * them. A busy button is our own (`ui/forms/busy-button`), and theme.ts has the colours of each variant.
 */
const UNUSED: Record<string, string[]> = {
  'MantineProvider.mjs': ['MantineCssVariables', 'MantineClasses'],
  'default-theme.mjs': ['default-variant-colors-resolver'],
  'Button.mjs': ['Transition', 'Loader', 'ButtonGroup', 'ButtonGroupSection'],
  'Input.mjs': ['Loader', 'InputClearButton', 'InputSuccess', 'InputPlaceholder'],
  'InputClearSection.mjs': ['InputClearButton'],
  'InputWrapper.mjs': ['InputSuccess'],
};
const MODULE = /\/([\w-]+)\.mjs$/;
const LEFT_OUT = /^\0left-out:([\w-]+)$/;

const toCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Leaves out parts of Mantine that are never used: 5 kB of the first page. One that is used after all fails with its name. */
export const dropUnusedComponents: Plugin = {
  name: 'drop-unused-components',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: MODULE },
    handler: (source, importer = '') => {
      const name = MODULE.exec(source)?.[1] ?? '';
      const from = importer.slice(importer.lastIndexOf('/') + 1);
      return importer.includes('/@mantine/core/') && UNUSED[from]?.includes(name)
        ? `\0left-out:${name}`
        : undefined;
    },
  },
  load: {
    filter: { id: LEFT_OUT },
    handler: (id) => {
      const name = toCamelCase(LEFT_OUT.exec(id)?.[1] ?? '');
      return `export const ${name} = () => { throw new Error('left out: ${name}'); };`;
    },
  },
};
