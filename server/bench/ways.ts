import { tokenOf } from './sign-ups/workload.js';

/** How many people ask where they are signed in, in turn. */
const SESSIONS = 20;

/** How a server is asked. */
export interface Way {
  isSignedIn?: boolean;
  /** The product executes the request and takes nothing from its cache. Other servers have none. */
  isMade?: boolean;
}

/** The headers of a request. @param person by number; of so many as have sessions here */
export function headersOf(
  { isSignedIn = false, isMade = false }: Way,
  url: string,
  person = 0,
): Record<string, string> {
  return {
    ...(isMade && { 'x-turnout-cost': '1' }),
    ...(isSignedIn && { cookie: sessionCookie(url, tokenOf(person % SESSIONS)) }),
  };
}

export function sessionCookie(url: string, token: string): string {
  return `session-${new URL(url).port}=${token}`;
}
