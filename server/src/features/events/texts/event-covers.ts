import type { MailCover } from '../../mail/mail-cover.js';
import type { EventCover } from '../cover/cover-input.js';

/** The facts from which an event's cover is made. */
export interface CoveredEvent {
  id: string;
  type: string;
  cover?: EventCover | null;
}

/** The cover that mails of an event carry; null where none can be drawn. */
export type EventCovers = (event: CoveredEvent) => Promise<MailCover | null>;

export const noCovers: EventCovers = async () => null;
