import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { nameCard, unnameCard } from './card-transition';

/** In this tab's memory: the event whose page was open last, until the list is shown again. */
let openedEventId: string | null = null;

export function useRememberOpenedEvent(eventId: string): void {
  // Before the browser looks at what the card becomes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each event has its page.
  useLayoutEffect(unnameCard, [eventId]);
  useEffect(() => {
    openedEventId = eventId;
  }, [eventId]);
}

/** In a list of events to which a person goes back, puts the focus on the event that they come from. */
export function useFocusOnReturn(): void {
  const isReturn = useNavigationType() === NavigationType.Pop;
  // Before the browser looks at what the page becomes.
  useLayoutEffect(() => {
    const opened = isReturn && linkOf(openedEventId);
    if (opened) nameCard(opened);
  }, [isReturn]);
  useEffect(() => {
    const opened = isReturn ? linkOf(openedEventId) : null;
    openedEventId = null;
    // The router has scrolled there; only a list that has changed meanwhile needs more.
    opened?.focus({ preventScroll: true });
    opened?.scrollIntoView?.({ block: 'nearest' });
  }, [isReturn]);
}

function linkOf(eventId: string | null): HTMLElement | null {
  return eventId === null
    ? null
    : document.querySelector<HTMLElement>(`[data-event-link="${CSS.escape(eventId)}"]`);
}
