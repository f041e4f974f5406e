import type { Plugin } from 'vite';

/**
 * MantineProvider imports what writes its variables and classes into each page, also where it is told not to: `app.tsx`
 * does so, since palette.css has them. A bundler cannot know.
 */
const UNUSED = /\/(MantineCssVariables|MantineClasses)\.mjs$/;
const EMPTY = /^\0unused-component:(\w+)$/;

/** Leaves out Mantine's components that are never rendered: 2 kB of the first page. */
export const dropUnusedComponents: Plugin = {
  name: 'drop-unused-components',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: UNUSED },
    handler: (source) => `\0unused-component:${UNUSED.exec(source)?.[1]}`,
  },
  load: {
    filter: { id: EMPTY },
    handler: (id) => `export const ${EMPTY.exec(id)?.[1]} = null;`,
  },
};
