import type { Context } from '../context.js';
import { GoogleCredential } from './google-credential.entity.js';

/** The authorization to write a person's calendar. */
export interface CalendarConnection {
  state: 'NONE' | 'BROKEN' | 'CONNECTED';
  /** Only where it is connected. */
  refreshToken: string | null;
  /** The same as it is stored: which authorization it was, once it is refused. */
  sealed: string | null;
}

const NOT_CONNECTED: CalendarConnection = { state: 'NONE', refreshToken: null, sealed: null };

type Parts = Pick<Context, 'database' | 'sealing'>;

/** How an account is connected. A token that cannot be opened any more counts as broken. */
export async function connectionOf(
  { database, sealing }: Parts,
  accountId: string,
): Promise<CalendarConnection> {
  const credential = await database.findOneBy(GoogleCredential, { accountId });
  if (!credential) return NOT_CONNECTED;
  const { sealedRefreshToken, brokenAt } = credential;
  if (brokenAt) return { ...NOT_CONNECTED, state: 'BROKEN' };
  if (!sealedRefreshToken) return NOT_CONNECTED;
  const refreshToken = sealing.open(sealedRefreshToken, accountId);
  return { state: refreshToken ? 'CONNECTED' : 'BROKEN', refreshToken, sealed: sealedRefreshToken };
}

/**
 * Google refuses the stored authorization: it is of no use any more, and nobody tries again.
 * @param sealed the one that was refused; the person may have connected anew meanwhile
 * @returns false when it was marked before, or is not the one that is stored now
 */
export async function markBroken(
  { database, clock, log }: Pick<Context, 'database' | 'clock' | 'log'>,
  accountId: string,
  sealed: string,
): Promise<boolean> {
  const { affected } = await database.update(
    GoogleCredential,
    { accountId, sealedRefreshToken: sealed },
    { brokenAt: clock.now(), sealedRefreshToken: null },
  );
  log.info({ accountId }, 'Google refuses the stored authorization');
  return affected === 1;
}
