import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { withImports } from './page-scripts.ts';

const SOURCE = new URL('src/features/door/worker/door-worker.js', import.meta.url);

/** The door's page, and what it loads later: the stream of changes, and messages. */
const PARTS = /\/(?:features\/door\/door-page|apollo\/stream-link|layout\/toast-container)\.tsx?$/;
/** Nothing imports these: the fonts, and the decoder that runs beside the page. */
const OTHERS = /\.woff2$|\/read-code\.worker-/;

/**
 * Writes the service worker of the door, with the files that it stores and a version that changes with them. By hand: Workbox would
 * bring 20 kB for the few lines that are needed, and routes of its own.
 */
export const doorWorker: Plugin = {
  name: 'door-worker',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const needed = withImports(
        chunks,
        ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => PARTS.test(id)),
      );
      const own = chunks.filter(({ fileName }) => needed.has(fileName));
      const styles = own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      const others = Object.keys(bundle).filter((name) => OTHERS.test(name));
      const files = [...new Set(['page-start.js', ...needed, ...styles, ...others])].map(
        (name) => `/${name}`,
      );
      if (!files.some((name) => name.includes('/door-page-')))
        this.error('No script holds the page of the door.');
      const source = await readFile(SOURCE, 'utf8');
      const hash = createHash('sha256')
        .update(source)
        .update(await readFile(join(dir, 'index.html')));
      for (const file of files) hash.update(file);
      const version = `door-${hash.digest('hex').slice(0, 16)}`;
      const worker = source
        .replace('__FILES__', JSON.stringify(files))
        .replace('__VERSION__', JSON.stringify(version));
      await writeFile(join(dir, 'door-worker.js'), worker);
    },
  },
};
