import { embedFrame } from '@turnout/texts/embed-frame';
import { paths } from '../../paths';

/** What an embed shows, and how. */
export interface EmbedChoice {
  what: 'all' | 'type' | 'mine' | 'event';
  type: string;
  first: string;
  theme: 'auto' | 'light' | 'dark';
}

export const whats: { value: EmbedChoice['what']; label: string }[] = [
  { value: 'all', label: 'All events' },
  { value: 'type', label: 'A type' },
  { value: 'mine', label: 'Mine' },
  { value: 'event', label: 'This event' },
];

export const themes: { value: EmbedChoice['theme']; label: string }[] = [
  { value: 'auto', label: 'As the visitor has it' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export const counts = ['1', '3', '5', '10', '20'].map((value) => ({ value, label: value }));

/** The path of the embed. */
export function embedPath(
  { what, type, first, theme }: EmbedChoice,
  { eventId, viewerId }: { eventId: string; viewerId: string },
): string {
  const colours = theme === 'auto' ? {} : { theme };
  const list = { ...(what === 'type' && { type }), ...(what === 'mine' && { host: viewerId }), first };
  const query = new URLSearchParams({ ...(what !== 'event' && list), ...colours }).toString();
  if (what !== 'event') return paths.embeddedEvents(query);
  return paths.embeddedEvent(eventId) + (query && `?${query}`);
}

/** The HTML for the other site. @param title of the frame, for screen readers */
export function embedCode({ what, first }: EmbedChoice, path: string, title: string): string {
  const isList = what !== 'event';
  return embedFrame({
    src: window.location.origin + path,
    title,
    width: null,
    events: isList ? Number(first) : 1,
    isList,
  });
}
