/** Where the product stores what is not in the database, unless DATA_DIR says otherwise; relative to where it is started. */
export const DEFAULT_DATA_DIR = '.data';

/** DATA_DIR before the configuration has been read and checked. */
export function unverifiedDataDir({ DATA_DIR }: NodeJS.ProcessEnv = process.env): string {
  return DATA_DIR?.trim() || DEFAULT_DATA_DIR;
}
