import type { NormalizedCacheObject } from '@apollo/client';
import type { OwnClock } from '../ui/dates/time-zone';

/** The data that the server made a page from, so that the browser need not ask for them again. */
export interface PageState {
  cache: NormalizedCacheObject;
  clock: OwnClock;
}

const PAGE_STATE = 'page-state';

/** Null for a page that the server sent as an empty shell. */
export function readPageState(): PageState | null {
  const text = document.getElementById(PAGE_STATE)?.textContent;
  return text ? JSON.parse(text) : null;
}
