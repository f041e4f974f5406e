import { fileURLToPath } from 'node:url';

/** As `build` made it: the test command builds first. */
export const clientFolder = fileURLToPath(new URL('../../../client/dist', import.meta.url));

/** A test opens more pages in a minute than anybody at one address. */
export const manyPages = { QUERY_COST_PER_MINUTE: '1000000000' };
