/** Milliseconds that the server's clock is ahead of this machine's, which may be wrong by any time. */
let ahead = 0;

/** @param date the `Date` header of a response, in whole seconds; null where there is none */
export function noteServerTime(date: string | null): void {
  const serverTime = Date.parse(date ?? '');
  if (!Number.isNaN(serverTime)) ahead = serverTime - Date.now();
}

/** The time by the server's clock, in milliseconds since 1970: what its instants are to be compared with. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** fetch, which takes the server's time from every response. */
export const fetchWithClock: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  noteServerTime(response.headers.get('date'));
  return response;
};
