import { registerHooks } from 'node:module';

// Node strips types but does not find x.ts for x.js by itself.
registerHooks({
  resolve(name, context, next) {
    try {
      return next(name, context);
    } catch (error) {
      if (!name.startsWith('.')) throw error;
      return next(name.replace(/js$/, 'ts'), context);
    }
  },
});
const { startEmbeddedPostgres } = await import('./start-embedded-postgres.js');
const { StartError } = await import('../../start-error.js');

process.on('SIGINT', () => undefined);
try {
  const { url, stop } = await startEmbeddedPostgres({ folder: process.argv[2] ?? '' });
  process.once('message', async () => {
    await stop();
    process.disconnect();
  });
  process.send?.({ url });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.send?.({ rejection: error.message });
  process.disconnect();
}
