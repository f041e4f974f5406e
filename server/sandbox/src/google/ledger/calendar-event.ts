/** A day, or an instant with an offset or in a time zone. */
export interface EventTime {
  date?: string;
  dateTime?: string;
  timeZone?: string;
}

/** An entry in a calendar, under Google's own names. */
export interface CalendarEvent {
  kind: 'calendar#event';
  etag: string;
  id: string;
  /** A deleted entry stays, as cancelled. */
  status: 'confirmed' | 'tentative' | 'cancelled';
  htmlLink: string;
  created: string;
  updated: string;
  summary?: string;
  description?: string;
  location?: string;
  creator: { email: string; self: true };
  organizer: { email: string; self: true };
  start: EventTime;
  end: EventTime;
  iCalUID: string;
  sequence: number;
  reminders: { useDefault: boolean; overrides?: { method: string; minutes: number }[] };
  source?: { title?: string; url?: string };
  extendedProperties?: { private?: Record<string, string>; shared?: Record<string, string> };
  transparency?: string;
  visibility?: string;
  colorId?: string;
  eventType: 'default';
}

export interface StoredEvent {
  id: string;
  accountId: string;
  event: CalendarEvent;
}
