/** The address of an event's page. */
export function eventPage(publicUrl: string, eventId: string): string {
  return `${publicUrl}/events/${eventId}`;
}
