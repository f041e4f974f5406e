import { z } from 'zod';
import { RequestError } from '../../errors/request-errors.js';

/** The largest page that may be asked for. */
export const MAX_PAGE_SIZE = 100;

/** A cursor's key: an instant from the year 1 on, since PostgreSQL knows no year 0. */
export const instantKey = z.iso.datetime({ precision: 3 }).refine((instant) => !instant.startsWith('0000'));

/** The arguments of a client for a page, as in the specification of Relay's cursor connections. */
export interface GivenPage {
  first: number;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** Which part of a list a page is. */
export interface PageRequest<Keys> {
  size: number;
  /** Of the row to go on from, which is beside the page: before it, or after it where the list is read backwards. */
  from: Keys | null;
  isBackward: boolean;
}

/**
 * Checks a page's arguments, however they were given (literal, variable or default).
 * @param keys the shape of the cursor's keys, the values that the list is ordered by
 * @throws RequestError BAD_USER_INPUT for a size outside 1..100, a cursor that this list never gave, or one of the other direction
 */
export function pageRequest<Keys>(given: GivenPage, keys: z.ZodType<Keys>): PageRequest<Keys> {
  const isBackward = given.last != null;
  const size = requestedSize(given);
  const [name, cursor, other] = isBackward
    ? (['before', given.before, given.after] as const)
    : (['after', given.after, given.before] as const);
  if (other != null) throw new RequestError('BAD_USER_INPUT', wrongDirection[name]);
  return { size, from: cursor == null ? null : decodeCursor(name, cursor, keys), isBackward };
}

const wrongDirection = {
  before: '"after" does not go with "last": give "before", or "first" alone',
  after: '"before" goes with "last" alone',
};

/**
 * How many rows a page may have. `first` has a default, so it is not read where `last` is given.
 * @throws RequestError BAD_USER_INPUT for a size outside 1..100
 */
export function requestedSize({ first, last }: Pick<GivenPage, 'first' | 'last'>): number {
  return last == null ? pageSize('first', first) : pageSize('last', last);
}

function pageSize(name: string, size: number): number {
  if (size < 1 || size > MAX_PAGE_SIZE) {
    throw new RequestError('BAD_USER_INPUT', `"${name}" must be between 1 and ${MAX_PAGE_SIZE}`);
  }
  return size;
}

export function encodeCursor(keys: unknown): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

function decodeCursor<Keys>(name: string, cursor: string, keys: z.ZodType<Keys>): Keys {
  try {
    return keys.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new RequestError('BAD_USER_INPUT', `"${name}" is not a cursor of this list`);
  }
}
