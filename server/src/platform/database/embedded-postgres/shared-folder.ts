import { chmod, mkdir } from 'node:fs/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/** Where root keeps what PostgreSQL's account cannot reach in the checkout: its programs and its data. */
const sharedFolder = '/var/lib/turnout';

/** Makes it where there is none, open for all to enter whatever the umask. */
export async function openSharedFolder(): Promise<string> {
  try {
    await mkdir(sharedFolder, { recursive: true });
    await chmod(sharedFolder, 0o755);
    return sharedFolder;
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `PostgreSQL's account cannot enter this checkout, and ${sharedFolder} cannot be made for it: ` +
        'start as an ordinary user, or set DATABASE_URL.',
      { cause },
    );
  }
}
