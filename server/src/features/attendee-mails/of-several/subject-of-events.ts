import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';

/** Several events in a subject: a series is known by its title. */
export function subjectOfEvents(events: readonly { title: string }[]): string {
  const [title, ...others] = new Set(events.map((event) => event.title));
  const isOneTitle = title !== undefined && others.length === 0;
  return isOneTitle ? `${sanitizeHeaderText(title)}, ${events.length} dates` : `${events.length} events`;
}
