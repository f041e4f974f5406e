import { eventPage } from './event-page.js';

/** The picture for shared links. The address changes with the event, since messengers store pictures for weeks. */
export function shareImageUrl(publicUrl: string, { id, updatedAt }: { id: string; updatedAt: Date }): string {
  return `${eventPage(publicUrl, id)}/share.png?v=${updatedAt.getTime().toString(36)}`;
}

/** The file that anybody's calendar can read. */
export function calendarFileUrl(publicUrl: string, eventId: string): string {
  return `${eventPage(publicUrl, eventId)}/event.ics`;
}
