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

/** The page of the client with the places of a person, and the events that they help at. */
export function myEventsPage(publicUrl: string): string {
  return `${publicUrl}/signedUpEvents`;
}

/** The page of the client for the staff who run an event. */
export function staffEventPage(publicUrl: string, eventId: string): string {
  return `${publicUrl}/staff-events/${eventId}`;
}
