import { z } from 'zod';

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

const anywhere = ['500', '503', '429', 'timeout', 'timeout-after', 'half', 'garbage', 'reset'] as const;
const inCalendars = [
  'unauthorized',
  'insufficient-scope',
  'rate-limit',
  'user-rate-limit',
  'quota',
  'not-found',
] as const;
const atTheTokenEndpoint = ['invalid-grant', 'invalid-client'] as const;

/** How a call to Google can be made to fail. README.md says what each does. */
const googleFailureKinds = [...anywhere, ...inCalendars, ...atTheTokenEndpoint] as const;
export type GoogleFailureKind = (typeof googleFailureKinds)[number];

/** A form cannot leave a field out. */
const anyOperation = z.literal('').transform(() => undefined);

export const googleFailureShape = z
  .object({
    service: z.literal('google'),
    /** How many calls. */
    next: z.coerce.number().int().min(1).max(10_000),
    how: z.enum(googleFailureKinds),
    /** The calls that are meant; otherwise any that can fail so. */
    on: z.union([anyOperation, z.enum(googleOperations)]).optional(),
  })
  .refine(({ how, on }) => on === undefined || canFail(on, how), {
    error: 'This call cannot fail in this way.',
    path: ['how'],
  });

export function canFail(operation: GoogleOperation, how: GoogleFailureKind): boolean {
  if (has(anywhere, how)) return true;
  return operation === 'token'
    ? has(atTheTokenEndpoint, how)
    : isInCalendar(operation) && has(inCalendars, how);
}

function isInCalendar(operation: GoogleOperation): boolean {
  return operation.startsWith('events.');
}

function has(kinds: readonly GoogleFailureKind[], how: GoogleFailureKind): boolean {
  return kinds.includes(how);
}
