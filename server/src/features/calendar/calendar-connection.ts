import type { Context } from '../context.js';
import { GoogleCredential } from '../google/google-credential.entity.js';

/** The authorization to write a person's calendar. */
export interface CalendarConnection {
  state: 'NONE' | 'DISCONNECTED' | 'CONNECTED';
  /** Only where it is connected. */
  refreshToken: string | null;
  /** The same as it is stored: which authorization it was, once it is refused. */
  encrypted: string | null;
}

const NOT_CONNECTED: CalendarConnection = { state: 'NONE', refreshToken: null, encrypted: null };

type Parts = Pick<Context, 'database' | 'encryption'>;

/** How an account is connected. A token that cannot be decrypted any more counts as disconnected. */
export async function connectionOf(
  { database, encryption }: Parts,
  accountId: string,
): Promise<CalendarConnection> {
  const credential = await database.findOneBy(GoogleCredential, { accountId });
  if (!credential) return NOT_CONNECTED;
  const { encryptedRefreshToken, disconnectedAt } = credential;
  if (disconnectedAt) return { ...NOT_CONNECTED, state: 'DISCONNECTED' };
  if (!encryptedRefreshToken) return NOT_CONNECTED;
  const refreshToken = await encryption.decrypt(encryptedRefreshToken, accountId);
  return {
    state: refreshToken ? 'CONNECTED' : 'DISCONNECTED',
    refreshToken,
    encrypted: encryptedRefreshToken,
  };
}

/**
 * Google refuses the stored authorization: it is of no use any more, and nobody tries again.
 * @param encrypted the one that was refused; the person may have connected anew meanwhile
 * @returns false when it was marked before, or is not the one that is stored now
 */
export async function markDisconnected(
  { database, clock, log }: Pick<Context, 'database' | 'clock' | 'log'>,
  accountId: string,
  encrypted: string,
): Promise<boolean> {
  const { affected } = await database.update(
    GoogleCredential,
    { accountId, encryptedRefreshToken: encrypted },
    { disconnectedAt: clock.now(), encryptedRefreshToken: null },
  );
  log.info({ accountId }, 'Google refuses the stored authorization');
  return affected === 1;
}
