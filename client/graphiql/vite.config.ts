import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { hashesOfSources } from './sources.ts';

/** GraphiQL brings its fonts as data: addresses, which the Content-Security-Policy refuses; the system's take their place. */
const withoutFonts: Plugin = {
  name: 'without-fonts',
  enforce: 'pre',
  transform(code, id) {
    return id.includes('graphiql/dist/style.css') ? code.replace(/@font-face\s*\{[^}]*\}/g, '') : null;
  },
};

/** A test compares them with the sources. */
const recordedSources: Plugin = {
  name: 'recorded-sources',
  generateBundle() {
    const source = `${JSON.stringify(hashesOfSources(), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'sources.json', source });
  },
};

/** The page /graphiql: a build of its own, so that nothing of it gets into the product's scripts and style sheet. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/graphiql/',
  publicDir: false,
  plugins: [withoutFonts, recordedSources, react()],
  build: {
    outDir: 'built',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    license: { fileName: 'third-party-notices.txt' },
    // GraphiQL's editor is larger than any other page; it is loaded on this one alone.
    chunkSizeWarningLimit: 3_000,
    rolldownOptions: {
      onLog(level, log, report) {
        // A hint of its packages to React's compiler, which has run already.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
