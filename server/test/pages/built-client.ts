import { fileURLToPath } from 'node:url';

/** As `build` made it: the test command builds first. */
export const clientFolder = fileURLToPath(new URL('../../../client/dist', import.meta.url));
