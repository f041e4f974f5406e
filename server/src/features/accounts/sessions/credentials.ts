import type { Context } from '../../context.js';
import { findLiveAccessTokens } from '../access-tokens/viewer-of-access-token.js';
import { hashKey, hashOfToken } from '../token-hash.js';
import { type Viewer, viewerOf } from '../viewer.js';
import { findLiveSessions } from './viewer-of-session.js';

/** By what a request that lasts came in, as it is stored. */
export interface Credential {
  kind: 'session' | 'access token';
  hash: Buffer;
}

export function credentialOf(kind: Credential['kind'], secret: string): Credential {
  return { kind, hash: hashOfToken(secret) };
}

/**
 * The viewer of each credential as of now; null where it was revoked or has expired, or its account was deleted.
 * Listening is no use of a session: one statement for each kind, and nothing is written.
 */
export async function findViewers(
  { database, services }: Pick<Context, 'database' | 'services'>,
  credentials: readonly Credential[],
): Promise<(Viewer | null)[]> {
  const now = services.clock.now();
  const hashesOf = (kind: Credential['kind']) =>
    credentials.filter((credential) => credential.kind === kind).map(({ hash }) => hash);
  const [inSessions, byTokens] = [hashesOf('session'), hashesOf('access token')];
  const sessions = inSessions.length === 0 ? [] : await findLiveSessions(database, now, inSessions);
  const tokens = byTokens.length === 0 ? [] : await findLiveAccessTokens(database, now, byTokens);
  const viewers = new Map<string, Viewer>([
    ...sessions.map((row) => [hashKey(row.tokenHash), viewerOf(row, null)] as const),
    ...tokens.map((row) => [hashKey(row.tokenHash), viewerOf(row, row.scopes, row.name)] as const),
  ]);
  return credentials.map(({ hash }) => viewers.get(hashKey(hash)) ?? null);
}
