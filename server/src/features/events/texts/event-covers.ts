import type { MailCover } from '../../mail/mail-cover.js';

/** What an event's cover is made from. */
export interface CoveredEvent {
  id: string;
  type: string;
}

/** The cover that mails of an event carry; null where none can be drawn. */
export type EventCovers = (event: CoveredEvent) => Promise<MailCover | null>;

export const noCovers: EventCovers = async () => null;
