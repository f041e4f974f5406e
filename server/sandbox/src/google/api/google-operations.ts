/** The calls that can be made to fail. */
export const oauthOperations = ['token', 'revoke', 'certs'] as const;
const calendarOperations = [
  'events.insert',
  'events.get',
  'events.list',
  'events.patch',
  'events.update',
  'events.delete',
] as const;
export const googleOperations = [...oauthOperations, ...calendarOperations] as const;

export type CalendarOperation = (typeof calendarOperations)[number];
export type GoogleOperation = (typeof googleOperations)[number];
