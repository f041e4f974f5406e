type Temporary =
  typeof import('../../../server/src/platform/database/embedded-postgres/temporary-postgres.js');
type Administration =
  typeof import('../../../server/src/platform/database/embedded-postgres/product-database.js');

const built = new URL('../../../server/dist/', import.meta.url);

function load(path: string): Promise<unknown> {
  return import(new URL(path, built).href).catch((cause: unknown) => {
    throw new Error('The server is not built: run `pnpm build` first.', { cause });
  });
}

const postgres = 'src/platform/database/embedded-postgres';
export const { startTemporaryPostgres } = (await load(`${postgres}/temporary-postgres.js`)) as Temporary;
export const { connect } = (await load(`${postgres}/product-database.js`)) as Administration;

/** The file that starts the product. */
export const main = new URL('program/main.js', built);

/** The operator's command. */
export const turnout = new URL('program/turnout.js', built);
