import { defineConfig } from 'rolldown';

/** The program that is started: its own modules and its packages in a few files. See docs/decisions/dependencies-of-a-start.md. */
export default defineConfig({
  input: {
    main: 'dist/src/main.js',
    turnout: 'dist/src/commands/turnout.js',
    'check-google': 'dist/scripts/check-google.js',
    'check-stripe': 'dist/scripts/check-stripe.js',
    // A process of its own, which the main program starts for each picture.
    'decode-picture': 'dist/src/features/pictures/decode-picture.js',
    'rotate-token-key': 'dist/scripts/rotate-token-key.js',
  },
  platform: 'node',
  external: [
    // They bring compiled code, or start a thread from a file of their own.
    '@node-rs/argon2',
    '@resvg/resvg-js',
    'pino',
    'sharp',
    // A production has no sandbox, and type-graphql works without its validator.
    '@turnout/sandbox',
    'class-validator',
  ],
  output: {
    dir: 'dist/program',
    format: 'esm',
    chunkFileNames: '[name].js',
    cleanDir: true,
    // type-graphql, TypeORM and the log read the names of classes.
    keepNames: true,
  },
});
