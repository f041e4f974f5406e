import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createLogger, defaultClientConditions, defineConfig, loadEnv } from 'vite';
import { compressAssets } from './compress-assets.ts';
import { doorWorker } from './door-worker.ts';
import { dropUnusedComponents } from './drop-unused-components.ts';
import { dropUnusedVariables } from './drop-unused-variables.ts';
import { loadOrder } from './load-order.ts';
import { pageScripts } from './page-scripts.ts';
import { productionReactRouter } from './production-react-router.ts';
import { scriptGroups } from './script-groups.ts';
import { subsetFonts } from './subset-fonts.ts';
import { fileNotices, NOTICES } from './third-party-notices.ts';

/** Vite prints a stack for each request that comes before the server is up. */
const customLogger = createLogger();
const { error } = customLogger;
customLogger.error = (message, options) => {
  if (message.includes('http proxy error')) customLogger.warnOnce('waiting for the server', options);
  else error(message, options);
};

/** The settings of `pnpm start`: from the environment or the file .env of the checkout. */
const { PORT = '4000' } = loadEnv('', fileURLToPath(new URL('..', import.meta.url)), 'PORT');

const forBrowsers = {
  license: { fileName: NOTICES },
  // Every browser that runs these scripts has it.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      codeSplitting: { groups: scriptGroups },
    },
  },
};

/**
 * The file with which the server renders pages: it needs no package, since the server is installed without the
 * client's.
 */
const forServer = {
  outDir: 'dist-server',
  copyPublicDir: false,
  // Their names say that they are modules: no package.json is beside them in the image.
  rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' } },
};

export default defineConfig(({ isSsrBuild }) => ({
  customLogger,
  plugins: isSsrBuild
    ? [react()]
    : [
        react(),
        productionReactRouter,
        subsetFonts,
        dropUnusedVariables,
        dropUnusedComponents,
        pageScripts,
        doorWorker,
        loadOrder,
        fileNotices,
        compressAssets,
      ],
  // Whatever NODE_ENV the server is started with: React's development build would be another one than the browser's.
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true as const, resolve: { conditions: ['production', 'node', 'module', 'import'] } },
  }),
  resolve: {
    tsconfigPaths: true,
    // RxJS has modern code under a name of its own, and else code for browsers that are not in use any more.
    ...(!isSsrBuild && { conditions: ['es2015', ...defaultClientConditions] }),
  },
  server: {
    port: 5173,
    strictPort: true,
    // The paths that the server answers itself; everything else is a page.
    proxy: Object.fromEntries(
      [
        '/graphql',
        '/auth/',
        '/manifest.webmanifest',
        '^/(docs|graphiql)(/|$)',
        '/schema.graphql',
        '/oembed',
        '^/embed(/|\\.js$)',
        '^/events\\.(ics|atom)($|\\?)',
        '^/events/[^/]+/(event\\.ics|people\\.csv|share\\.png)$',
      ].map((path) => [path, `http://localhost:${PORT}`]),
    ),
  },
  // The server's Content-Security-Policy allows no data: fonts or scripts, so nothing is inlined.
  build: { assetsInlineLimit: 0, ...(isSsrBuild ? forServer : forBrowsers) },
}));
