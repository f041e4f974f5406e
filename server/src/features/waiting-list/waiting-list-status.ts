import type { WaitingListEntry } from './waiting-list-entry.entity.js';

export enum WaitingListStatus {
  WAITING = 'WAITING',
  /** A place is held for the person, who has yet to pay for it. */
  OFFERED = 'OFFERED',
  /** The person has a place: the entry is deleted, as in the statuses that follow. */
  PLACED = 'PLACED',
  /** The offer was not used in its time. */
  EXPIRED = 'EXPIRED',
  /** The person does not want to wait any more, or does not want what was offered. */
  LEFT = 'LEFT',
}

/** The lifecycle of an entry in a waiting list. No other move is possible. */
const allowedMoves: Record<WaitingListStatus, readonly WaitingListStatus[]> = {
  WAITING: [WaitingListStatus.OFFERED, WaitingListStatus.PLACED, WaitingListStatus.LEFT],
  OFFERED: [WaitingListStatus.PLACED, WaitingListStatus.EXPIRED, WaitingListStatus.LEFT],
  PLACED: [],
  EXPIRED: [],
  LEFT: [],
};

export function mayMove(from: WaitingListStatus, to: WaitingListStatus): boolean {
  return allowedMoves[from].includes(to);
}

export function statusOf({ offerExpiresAt }: Pick<WaitingListEntry, 'offerExpiresAt'>): WaitingListStatus {
  return offerExpiresAt === null ? WaitingListStatus.WAITING : WaitingListStatus.OFFERED;
}
