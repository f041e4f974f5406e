type Start =
  typeof import('../../../server/src/platform/database/embedded-postgres/start-embedded-postgres.js');
type Connect = typeof import('../../../server/src/platform/database/embedded-postgres/connect.js');

const built = new URL('../../../server/dist/src/', import.meta.url);

function load(path: string): Promise<unknown> {
  return import(new URL(path, built).href).catch((cause: unknown) => {
    throw new Error('The server is not built: run `pnpm build` first.', { cause });
  });
}

const postgres = 'platform/database/embedded-postgres';
export const { startEmbeddedPostgres } = (await load(`${postgres}/start-embedded-postgres.js`)) as Start;
export const { connect } = (await load(`${postgres}/connect.js`)) as Connect;

/** What the product is started by. */
export const main = new URL('main.js', built);
