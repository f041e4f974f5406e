import { type Credential, findViewers } from '../../features/accounts/sessions/credentials.js';
import { findPasses } from '../../features/door/passes/pass-of-secret.js';
import type { Caller, ProcessContext } from '../request-context.js';

/** For whom each credential stands as of now; null where it was revoked or has expired. At most one statement for each kind. */
export async function findCallers(
  process: Pick<ProcessContext, 'database' | 'services'>,
  credentials: readonly Credential[],
): Promise<(Caller | null)[]> {
  const passHashes = credentials.filter(({ kind }) => kind === 'door pass').map(({ hash }) => hash);
  const [viewers, passes] = [
    await findViewers(process, credentials),
    (await findPasses(process, passHashes)).values(),
  ];
  return credentials.map(({ kind }, index): Caller | null => {
    if (kind === 'door pass') {
      const doorPass = passes.next().value;
      return doorPass ? { viewer: null, doorPass } : null;
    }
    const viewer = viewers[index];
    return viewer ? { viewer, doorPass: null } : null;
  });
}
