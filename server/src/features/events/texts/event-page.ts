/** The address of an event's page. */
export function eventPage(publicUrl: string, eventId: string): string {
  return `${publicUrl}/events/${eventId}`;
}

/** The page of the client with all dates of a series. */
export function seriesPage(publicUrl: string, seriesId: string): string {
  return `${publicUrl}/series/${seriesId}`;
}

/** The page of the client with the events of a host. */
export function hostPage(publicUrl: string, accountId: string): string {
  return `${publicUrl}/hosts/${accountId}`;
}
